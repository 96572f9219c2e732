import { useT } from '@sastre/shared-contracts/shell';
import { MoveHandle, ReorderRow } from '@sastre/shared-reorder';
import { Icon, IconButton, TextArea } from '@sastre/shared-ui';
import { useRef, type KeyboardEvent } from 'react';
import styles from './achievements.module.css';
import { useGrow } from './use-grow.ts';

interface Props {
  index: number;
  name: string;
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
  /** Enter; the selection goes. */
  onSplit: (from: number, to: number) => void;
  /** Backspace at the beginning; absent in the first row. */
  onJoin: (() => void) | undefined;
  onRemove: (index: number, name: string) => void;
}

/** One achievement: a line that grows with its text. */
export function AchievementRow(props: Props) {
  const { index, name, text, error, onType, onSplit, onJoin, onRemove } = props;
  const t = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  useGrow(area, text);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== area.current || event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd } = area.current;
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      onSplit(selectionStart, selectionEnd);
    }
    if (event.key === 'Backspace' && selectionEnd === 0 && onJoin !== undefined) {
      event.preventDefault();
      onJoin();
    }
  };
  return (
    <ReorderRow index={index} name={name}>
      <div className={styles.row} data-row={index} onKeyDown={onKeyDown}>
        <MoveHandle opens />
        <div className={styles.field}>
          <TextArea
            ref={area}
            label={name}
            labelHidden
            value={text}
            onChange={onType}
            rows={1}
            error={error}
          />
        </div>
        <IconButton
          tone="danger"
          label={t('removeNamed', { name })}
          onClick={() => onRemove(index, name)}
        >
          <Icon name="trash" />
        </IconButton>
      </div>
    </ReorderRow>
  );
}
