import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Card, PageHead } from '@sastre/shared-ui';
import styles from './frame.module.css';

/** The generic fallback: whatever failed beyond repair. */
export function FallbackPage() {
  const t = useT();
  return (
    <Card className={styles.lost}>
      <PageHead title={t('fallback.title')} />
      <Link to="/" className={buttonClass('outline')}>
        {t('fallback.dashboard')}
      </Link>
    </Card>
  );
}
