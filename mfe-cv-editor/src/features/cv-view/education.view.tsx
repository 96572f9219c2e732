import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Card, EmptyState } from '@sastre/shared-ui';
import type { CvDraft } from '../cv-form/draft.rules.ts';
import styles from './cv-view.module.css';
import { formatRange } from './dates.rules.ts';
import { EntryView } from './entry.view.tsx';

/** The courses of study, to read. */
export function EducationView({ draft: { education } }: { draft: CvDraft }) {
  const t = useT();
  const language = useLanguage();
  if (education.length === 0) return <EmptyState title={t('empty.education')} />;
  return (
    <Card>
      {education.map((course, index) => {
        const { degree, field, gpa } = course;
        return (
          <EntryView
            key={course.id || index}
            when={formatRange({ ...course, openEnd: t('present') }, language)}
            title={field.trim() === '' ? degree : t('degreeInField', { degree, field })}
            details={[course.institution, course.location]}
          >
            {gpa.trim() !== '' && <p className={styles['grade']}>{t('grade', { grade: gpa })}</p>}
          </EntryView>
        );
      })}
    </Card>
  );
}
