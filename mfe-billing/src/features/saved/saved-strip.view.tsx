import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Card, Icon } from '@sastre/shared-ui';
import styles from './saved.module.css';
import { Thumbnail } from './thumbnail.view.tsx';

/** Above the plans, for who has just finished the onboarding: the CV is there, and how it looks. */
export function SavedStrip() {
  const t = useT();
  return (
    <Card as="section" className={styles.strip} aria-labelledby="saved">
      <div className={styles.words}>
        <h2 id="saved" className={styles.title}>
          <Icon name="check" />
          {t('saved.title')}
        </h2>
        <p className={styles.text}>{t('saved.text')}</p>
        <Link to={paths.exportPdf()} className={buttonClass('filled')}>
          {t('saved.see')}
        </Link>
      </div>
      <Thumbnail />
    </Card>
  );
}
