import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass } from '@sastre/shared-ui';
import styles from '../account/account.module.css';

/** How long earlier versions and what was deleted are kept, and the way there. */
export function KeptRow() {
  const t = useT();
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.rowTitle}>{t('kept.title')}</h3>
        <p className={styles.rowText}>{t('kept.text')}</p>
      </div>
      <Link to={paths.recentlyDeleted()} className={buttonClass('outline')}>
        {t('kept.open')}
      </Link>
    </div>
  );
}
