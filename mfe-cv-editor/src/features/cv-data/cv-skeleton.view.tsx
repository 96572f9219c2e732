import { useT } from '@sastre/shared-contracts/shell';
import { Card, Loading, Skeleton } from '@sastre/shared-ui';
import styles from './cv-data.module.css';

/** Where tabs and fields will stand. */
export function CvSkeleton() {
  const t = useT();
  return (
    <Loading text={t('loading')}>
      <Skeleton width={65} />
      <Card>
        <div className={styles.skeleton}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} lines={2} />
          ))}
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </div>
      </Card>
    </Loading>
  );
}
