import type { TailoredCvListItem } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useLanguage, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Card } from '@sastre/shared-ui';
import styles from './tailored-list.module.css';

/** One row per tailored CV. */
export function TailoredList({ items }: { items: readonly TailoredCvListItem[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className={styles['list']}>
      {items.map(({ _id, companyName, updatedAt }) => {
        const name = t('list.row', { company: companyName });
        return (
          <Card as="li" key={_id} className={styles['row']}>
            <div>
              <p className={styles['name']}>{name}</p>
              <p className={styles['date']}>
                {t('list.on', {
                  date: new Date(updatedAt).toLocaleDateString(language, { dateStyle: 'long' }),
                })}
              </p>
            </div>
            <Link
              to={paths.exportPdf(_id)}
              className={buttonClass('outline')}
              aria-label={t('list.openNamed', { name })}
            >
              {t('list.open')}
            </Link>
          </Card>
        );
      })}
    </ul>
  );
}
