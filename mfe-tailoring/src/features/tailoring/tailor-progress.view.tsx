import type { TailoringProgress } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Card, ProgressBar } from '@sastre/shared-ui';
import styles from './tailor.module.css';

/** The running job with its stage. */
export function TailorProgress({ progress }: { progress: TailoringProgress | undefined }) {
  const t = useT();
  const stage = t(`stage.${progress?.stage ?? 'queued'}`);
  return (
    <Card>
      <div className={styles['actions']}>
        <ProgressBar value={progress?.progress ?? 0} label={t('progress')} />
        <p role="status">{stage}</p>
      </div>
    </Card>
  );
}
