import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Card, PageHead } from '@sastre/shared-ui';
import styles from './frame.module.css';

/** An address of the site that leads nowhere; the document that the server sends there says the same. */
export function MissingPage() {
  const t = useT();
  return (
    <Card className={styles.lost}>
      <PageHead title={t('missing.title')} subtitle={t('missing.text')} />
      <Link to="/" className={buttonClass('outline')}>
        {t('fallback.dashboard')}
      </Link>
    </Card>
  );
}
