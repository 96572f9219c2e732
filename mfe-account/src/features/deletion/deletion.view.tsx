import { useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import { useId, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styles from '../account/account.module.css';
import type { DeletionKind } from './deletion.effects.ts';

interface Props {
  kind: DeletionKind;
  armed: boolean;
  busy: boolean;
  failed: boolean;
  /** Something else is under way. */
  disabled: boolean;
  onPress: () => void;
  onCancel: () => void;
  /** Stands below the warning. */
  offer?: ReactNode;
}

/** A row that takes two clicks; the second one asks. */
export function DeletionRow(props: Props) {
  const { kind, armed, busy, failed, disabled, onPress, onCancel, offer } = props;
  const t = useT();
  const warning = useId();
  const text = useId();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click is none of its own.
    if (event.detail > 1 && armed) return;
    // Not every browser gives a clicked button the focus, which Esc and blur need.
    event.currentTarget.focus();
    onPress();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') onCancel();
    // A key that is held presses once.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onCancel();
  };
  return (
    <div className={styles.row} onBlur={onBlur}>
      <div className={styles.what}>
        <h3 className={styles.rowTitle}>{t(`deletion.${kind}.title`)}</h3>
        <p id={text} className={styles.rowText}>
          {t(`deletion.${kind}.text`)}
        </p>
        {armed && (
          <div id={warning} className={styles.note}>
            <Note tone="error">{t(`deletion.${kind}.warning`)}</Note>
          </div>
        )}
        {armed && offer}
        {failed && (
          <div className={styles.note}>
            <Note tone="error">{t(`deletion.${kind}.failed`)}</Note>
          </div>
        )}
      </div>
      <Button
        variant="danger"
        armed={armed}
        busy={busy}
        disabled={disabled}
        aria-describedby={armed ? warning : text}
        onClick={press}
        onKeyDown={onKeyDown}
      >
        {armed ? t('armed') : t(`deletion.${kind}.title`)}
      </Button>
    </div>
  );
}
