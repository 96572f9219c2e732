import { useT } from '@sastre/shared-contracts/shell';
import { Card, Loading, PageHead, Skeleton } from '@sastre/shared-ui';
import styles from './export.module.css';

/** Where panel and preview will stand. */
export function ExportSkeleton() {
  const t = useT();
  return (
    <>
      <PageHead title={t('title')} />
      <Loading text={t('loading')}>
        <div className={styles.columns}>
          <Card>
            <div className={styles.skeleton}>
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} lines={2} />
              ))}
            </div>
          </Card>
          <div className={styles.side}>
            <div className={styles.stageSkeleton} />
          </div>
        </div>
      </Loading>
    </>
  );
}
