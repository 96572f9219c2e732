import { useLocale } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { newEducation } from '@sastre/shared-cv-form/rules';
import { Button, Card, EmptyState } from '@sastre/shared-ui';
import styles from './cv-view.module.css';
import { formatRange } from './dates.rules.ts';
import { EntryView } from './entry.view.tsx';
import { SectionTitle } from './section-title.view.tsx';
import type { ViewProps } from './view.types.ts';
import { WordsInText } from './words-in-text.view.tsx';

/** The courses of study, to read. */
export function EducationView({ draft, onEdit }: ViewProps) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useShell();
  const { education, sectionTitles } = draft;
  if (education.length === 0) {
    const add = () => onEdit({ education: [newEducation(clock.now(), [])] });
    return (
      <EmptyState
        title={t('empty.education')}
        help={t('emptyHelp.education')}
        action={<Button onClick={add}>{t('addEducation')}</Button>}
      />
    );
  }
  return (
    <Card>
      <SectionTitle title={sectionTitles.education} />
      {education.map((course, index) => {
        const { degree, field, gpa } = course;
        return (
          <EntryView
            key={course.id || index}
            when={formatRange({ ...course, openEnd: t('present') }, locale)}
            title={field.trim() === '' ? degree : t('degreeInField', { degree, field })}
            details={[course.institution, course.location]}
            below={sectionTitles.education.trim() !== ''}
          >
            {gpa.trim() !== '' && (
              <p className={styles.grade}>
                <WordsInText text={(grade) => t('grade', { grade })}>{gpa}</WordsInText>
              </p>
            )}
          </EntryView>
        );
      })}
    </Card>
  );
}
