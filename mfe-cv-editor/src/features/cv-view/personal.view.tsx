import { useT } from '@sastre/shared-contracts/shell';
import { Card } from '@sastre/shared-ui';
import type { CvDraft } from '../cv-form/draft.rules.ts';
import styles from './cv-view.module.css';

const FIELDS = [
  'fullName',
  'title',
  'email',
  'phone',
  'location',
  'linkedIn',
  'website',
  'github',
] as const;

/** Name, contact and summary, to read. */
export function PersonalView({ draft: { personal_info: info } }: { draft: CvDraft }) {
  const t = useT();
  return (
    <Card>
      <dl className={styles['facts']}>
        {FIELDS.map((field) => (
          <div key={field} className={styles['fact']}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{info[field].trim() === '' ? t('notProvided') : info[field]}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles['heading']}>{t('field.summary')}</h2>
      <p className={styles['plain']}>
        {info.summary.trim() === '' ? t('noSummary') : info.summary}
      </p>
    </Card>
  );
}
