import { Button, Icon } from '@sastre/shared-ui';
import type { Decision } from './review.machine.ts';
import styles from './review.module.css';

type Status = Decision['status'];

interface Props {
  /** Id of what names the group. */
  labelledBy: string;
  /** What is chosen; undefined: nothing yet. */
  chosen: Status | undefined;
  options: readonly { value: Status; text: string; label: string }[];
  onChoose: (status: Status) => void;
}

/** Two answers, of which one may be given; the focus stays where it is. */
export function Choices({ labelledBy, chosen, options, onChoose }: Props) {
  return (
    <div className={styles['choices']} role="group" aria-labelledby={labelledBy}>
      {options.map(({ value, text, label }) => (
        <Button
          key={value}
          size="s"
          className={styles['choice']}
          aria-label={label}
          aria-pressed={chosen === value}
          onClick={() => {
            if (chosen !== value) onChoose(value);
          }}
        >
          {chosen === value && <Icon name={value === 'applied' ? 'check' : 'close'} />}
          {text}
        </Button>
      ))}
    </div>
  );
}
