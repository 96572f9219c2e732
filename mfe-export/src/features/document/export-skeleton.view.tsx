import { useT } from '@sastre/shared-contracts/shell';
import { Card, Loading, PageHead, Skeleton } from '@sastre/shared-ui';
import styles from './export.module.css';

/** Where title, preview and panel will stand. */
export function ExportSkeleton() {
  const t = useT();
  return (
    <div className={styles.columns}>
      <div className={styles.top}>
        <PageHead title={t('title')} />
      </div>
      <div className={styles.side}>
        <div className={styles.stageSkeleton} />
      </div>
      <div className={styles.panel}>
        <Loading text={t('loading')}>
          <Card>
            <div className={styles.skeleton}>
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} lines={2} />
              ))}
            </div>
          </Card>
        </Loading>
      </div>
    </div>
  );
}
