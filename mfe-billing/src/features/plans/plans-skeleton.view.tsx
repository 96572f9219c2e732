import { Card, Skeleton } from '@sastre/shared-ui';
import styles from './plans.module.css';

/** The room of the box. */
export function UsageSkeleton() {
  return (
    <Card className={styles.usage}>
      {['subscription', 'today', 'week'].map((part) => (
        <Skeleton key={part} lines={3} />
      ))}
    </Card>
  );
}

/** The room of the plans. */
export function GridSkeleton() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3].map((card) => (
        <Card key={card} className={styles.plan}>
          <Skeleton shape="title" />
          <Skeleton lines={5} />
          <Skeleton shape="button" className={styles.waiting} />
        </Card>
      ))}
    </div>
  );
}
