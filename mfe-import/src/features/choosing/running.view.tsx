import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card, ProgressBar } from '@sastre/shared-ui';
import styles from './choosing.module.css';

/** How far the reading is, and the way out of it. */
export function Running({ share, onCancel }: { share: number; onCancel: () => void }) {
  const t = useT();
  const percent = Math.round(share * 100);
  return (
    <Card>
      <div className={styles.stack}>
        <h2>{t('reading.title')}</h2>
        <ProgressBar value={percent} label={t('reading.title')} />
        <p className={styles.private}>{t('reading.percent', { percent })}</p>
        <div>
          <Button autoFocus onClick={onCancel}>
            {t('reading.cancel')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
