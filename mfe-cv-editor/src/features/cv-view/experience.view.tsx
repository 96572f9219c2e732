import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Card, EmptyState } from '@sastre/shared-ui';
import type { CvDraft } from '../cv-form/draft.rules.ts';
import styles from './cv-view.module.css';
import { formatRange } from './dates.rules.ts';
import { EntryView } from './entry.view.tsx';
import { RichText } from './rich-text.view.tsx';

/** The jobs, to read. */
export function ExperienceView({ draft: { work_experience: jobs } }: { draft: CvDraft }) {
  const t = useT();
  const language = useLanguage();
  if (jobs.length === 0) return <EmptyState title={t('empty.experience')} />;
  return (
    <Card>
      {jobs.map((job, index) => {
        const end = job.current
          ? { endDate: '', openEnd: t('present') }
          : { endDate: job.endDate, openEnd: '' };
        return (
          <EntryView
            key={job.id || index}
            when={formatRange({ startDate: job.startDate, ...end }, language)}
            title={job.position}
            details={[job.company, job.location]}
          >
            {job.description.trim() !== '' && <RichText markdown={job.description} />}
            {job.achievements.length > 0 && (
              <>
                <h3 className={styles['subheading']}>{t('field.achievements')}</h3>
                <ul className={styles['list']}>
                  {job.achievements.map((line, at) => (
                    <li key={at}>{line}</li>
                  ))}
                </ul>
              </>
            )}
          </EntryView>
        );
      })}
    </Card>
  );
}
