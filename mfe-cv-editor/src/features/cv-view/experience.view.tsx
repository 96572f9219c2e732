import { useLocale } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { newWork } from '@sastre/shared-cv-form/rules';
import { Button, Card, EmptyState, useContentLanguage } from '@sastre/shared-ui';
import styles from './cv-view.module.css';
import { formatRange } from './dates.rules.ts';
import { EntryView } from './entry.view.tsx';
import { RichText } from './rich-text.view.tsx';
import { SectionTitle } from './section-title.view.tsx';
import type { ViewProps } from './view.types.ts';

/** The jobs, to read. */
export function ExperienceView({ draft, onEdit }: ViewProps) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useShell();
  const lang = useContentLanguage();
  const { work_experience: jobs, sectionTitles } = draft;
  if (jobs.length === 0) {
    const add = () => onEdit({ work_experience: [newWork(clock.now(), [])] });
    return (
      <EmptyState
        title={t('empty.experience')}
        help={t('emptyHelp.experience')}
        action={<Button onClick={add}>{t('addWork')}</Button>}
      />
    );
  }
  const below = sectionTitles.workExperience.trim() !== '';
  const Subheading = below ? 'h4' : 'h3';
  return (
    <Card>
      <SectionTitle title={sectionTitles.workExperience} />
      {jobs.map((job, index) => {
        const end = job.current
          ? { endDate: '', openEnd: t('present') }
          : { endDate: job.endDate, openEnd: '' };
        return (
          <EntryView
            key={job.id || index}
            when={formatRange({ startDate: job.startDate, ...end }, locale)}
            title={job.position}
            details={[job.company, job.location]}
            texts={{ markdown: job.description, lines: job.achievements }}
            below={below}
          >
            {job.description.trim() !== '' && (
              <RichText markdown={job.description} headingLevel={below ? 4 : 3} />
            )}
            {job.achievements.length > 0 && (
              <>
                <Subheading className={styles.subheading}>{t('field.achievements')}</Subheading>
                <ul className={styles.list} lang={lang}>
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
