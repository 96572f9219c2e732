import { useT } from '@sastre/shared-contracts/shell';
import { Button, Icon } from '@sastre/shared-ui';
import type { Ref } from 'react';
import styles from '../form.module.css';

interface Props {
  name: string;
  /** It was emptied, and stands below. */
  isCleared?: boolean;
  /** It went into the entry above. */
  isMerged?: boolean;
  undoRef: Ref<HTMLButtonElement>;
  onUndo: () => void;
}

/** Stands where an entry was removed or emptied, and brings it back. */
export function RemovedRow({ name, isCleared, isMerged, undoRef, onUndo }: Props) {
  const t = useT();
  const [said, undo] = isMerged
    ? [t('mergedNamed', { name }), t('undoMerge', { name })]
    : isCleared
      ? [t('clearedNamed', { name }), t('undoClear', { name })]
      : [t('removedNamed', { name }), t('undoRemove', { name })];
  return (
    <div className={styles.removed}>
      <span>{said}</span>
      <Button ref={undoRef} variant="text" size="s" aria-label={undo} onClick={onUndo}>
        <Icon name="undo" />
        {t('undo')}
      </Button>
    </div>
  );
}
