import { paths } from '@sastre/shared-contracts/routes';
import { isApiError, Link, useT } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, Note, PageHead } from '@sastre/shared-ui';
import styles from './export.module.css';

/** There is no CV to show. One that is not there, or not the user's, is not worth another try. */
export function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  return (
    <>
      <PageHead title={t('title')} />
      <Note tone="error">{t('unavailable')}</Note>
      <div className={styles.ways}>
        <Link to={paths.dashboard()} className={buttonClass('outline')}>
          {t('goBack')}
        </Link>
        {!isApiError(error, 'not-found') && (
          <Button variant="outline" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </>
  );
}
