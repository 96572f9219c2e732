import { useT } from '@sastre/shared-contracts/shell';
import { Button, cx, Note } from '@sastre/shared-ui';
import { failureText } from '../cv-store/failure-text.ts';
import { lostCall } from '../cv-store/lost-call.rules.ts';
import styles from './bar.module.css';

interface Props {
  error: unknown;
  /** A try is under way this moment. */
  trying: boolean;
  /** Absent: it is not tried again by itself. */
  onTry: (() => void) | undefined;
}

/** Where the bar is no bar that stays in reach, it may stand anywhere. */
function showIt(note: HTMLElement | null) {
  note?.scrollIntoView?.({ block: 'nearest' });
}

/** Says in the bar why a save did not go through; where nobody could be asked, that what was typed is kept and what becomes of it. */
export function SaveNote({ error, trying, onTry }: Props) {
  const t = useT();
  if (error === undefined) return null;
  const lost = lostCall(error);
  return (
    <div className={cx(styles.said, lost !== undefined && styles.failure)} ref={showIt}>
      <Note tone="error">
        {failureText(error, 'save', t)}
        {lost !== undefined && <p>{t(`failure.kept.${lost}`)}</p>}
        {onTry && (
          <Button variant="text" size="s" busy={trying} onClick={onTry}>
            {t('asked.now')}
          </Button>
        )}
      </Note>
    </div>
  );
}
