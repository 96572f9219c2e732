import { Button, Icon } from '@sastre/shared-ui';
import type { ChangeProps } from './change-card.view.tsx';
import { answerOf } from './changes.rules.ts';
import styles from '../review.module.css';

interface Answer {
  text: string;
  label: string;
}

interface Props extends Pick<ChangeProps, 'change' | 'pending' | 'onDecide'> {
  /** Id of what names the group. */
  labelledBy: string;
  applied: Answer;
  rejected: Answer;
}

const STATUSES = ['applied', 'rejected'] as const;

/** Two answers, of which one may be given; the focus stays where it is. */
export function Choices({ change: { edit }, pending, labelledBy, onDecide, ...answers }: Props) {
  const chosen = pending ?? answerOf(edit);
  return (
    <div className={styles.choices} role="group" aria-labelledby={labelledBy}>
      {STATUSES.map((status) => (
        <Button
          key={status}
          size="s"
          className={styles.choice}
          aria-label={answers[status].label}
          aria-pressed={chosen === status}
          onClick={() => {
            if (chosen !== status) onDecide(status);
          }}
        >
          {chosen === status && <Icon name={status === 'applied' ? 'check' : 'close'} />}
          {answers[status].text}
        </Button>
      ))}
    </div>
  );
}
