import { useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import styles from './form.module.css';

interface Props {
  onKeepMine: () => void;
  onLoadTheirs: () => void;
}

/** The CV was changed elsewhere since it was read: nothing is overwritten unasked. */
export function ConflictNote({ onKeepMine, onLoadTheirs }: Props) {
  const t = useT();
  return (
    <Note tone="error">
      <p>{t('conflict.text')}</p>
      <div className={styles['actions']}>
        <Button size="s" onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="s" onClick={onLoadTheirs}>
          {t('conflict.loadTheirs')}
        </Button>
      </div>
    </Note>
  );
}
