import { useT } from '@sastre/shared-contracts/shell';
import { Button } from '@sastre/shared-ui';
import { PreviewButton } from '../sheet/preview-button.view.tsx';
import styles from './bar.module.css';

interface Props {
  dirty: boolean;
  saving: boolean;
  saved: boolean;
  onCancel: () => void;
  onSave: () => void;
}

/** What is unsaved, Cancel and Save CV, always in reach. */
export function SaveBar({ dirty, saving, saved, onCancel, onSave }: Props) {
  const t = useT();
  return (
    <div className={styles.bar}>
      <p className={styles.barText} role="status">
        {dirty && (
          <>
            <span className={styles.dot} aria-hidden="true" />
            {t('unsaved')}
          </>
        )}
      </p>
      <div className={styles.barActions}>
        <PreviewButton />
        <Button disabled={saving || saved} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="filled" busy={saving} disabled={saved} onClick={onSave}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
