import { useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import styles from './export.module.css';

/** What becomes of a change, next to the page's title. */
export function SaveStatus({ status }: { status: 'saving' | 'saved' | undefined }) {
  const t = useT();
  return (
    <p role="status" className={styles.status}>
      {status === 'saving' && t('saving')}
      {status === 'saved' && (
        <>
          <Icon name="check" />
          {t('saved')}
        </>
      )}
    </p>
  );
}
