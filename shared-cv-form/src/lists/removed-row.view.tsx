import { useT } from '@sastre/shared-contracts/shell';
import { Button, Icon } from '@sastre/shared-ui';
import type { Ref } from 'react';
import styles from '../form.module.css';

interface Props {
  name: string;
  /** It was emptied, and stands below. */
  isCleared?: boolean;
  undoRef: Ref<HTMLButtonElement>;
  onUndo: () => void;
}

/** Stands where an entry was removed or emptied, and brings it back. */
export function RemovedRow({ name, isCleared, undoRef, onUndo }: Props) {
  const t = useT();
  return (
    <div className={styles.removed}>
      <span>{t(isCleared ? 'clearedNamed' : 'removedNamed', { name })}</span>
      <Button
        ref={undoRef}
        variant="text"
        size="s"
        aria-label={t(isCleared ? 'undoClear' : 'undoRemove', { name })}
        onClick={onUndo}
      >
        <Icon name="undo" />
        {t('undo')}
      </Button>
    </div>
  );
}
