import type { Education } from '@sastre/shared-contracts/api';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, Icon, TextField } from '@sastre/shared-ui';
import { DatesView } from './dates.view.tsx';
import { changeAt, newEducation, removeAt } from './draft.rules.ts';
import { EntryCard } from './entry-card.view.tsx';
import { fieldErrorText } from './field-error-text.ts';
import styles from './form.module.css';
import type { SectionProps } from './form.types.ts';

type Field = 'institution' | 'degree' | 'field' | 'location' | 'gpa';

/** The courses of study, numbered. `locationRequired` is the CV-data editor's rule. */
export function EducationSection({
  draft,
  errors,
  onChange,
  locationRequired,
}: SectionProps & { locationRequired: boolean }) {
  const t = useT();
  const { clock } = useShell();
  const list = draft.education;
  const set = (education: Education[]) => onChange({ education });
  return (
    <div className={styles['stack']}>
      {list.length === 0 && <p className={styles['quiet']}>{t('empty.education')}</p>}
      {list.map((course, index) => {
        const path = `education.${index}`;
        const change = (part: Partial<Education>) => set(changeAt(list, index, part));
        const text = (field: Field, required = false) => {
          const error = errors[`${path}.${field}`];
          return (
            <TextField
              label={t(`field.${field}`)}
              value={course[field]}
              onChange={(value) => change({ [field]: value })}
              required={required}
              inputMode={field === 'gpa' ? 'decimal' : undefined}
              name={`${path}.${field}`}
              error={error && fieldErrorText(t, field, error)}
            />
          );
        };
        return (
          <EntryCard
            key={course.id || index}
            title={t('educationNumber', { number: index + 1 })}
            onRemove={list.length > 1 ? () => set(removeAt(list, index)) : undefined}
          >
            {text('institution', true)}
            {text('degree', true)}
            {text('field')}
            {text('location', locationRequired)}
            <DatesView path={path} dates={course} errors={errors} onChange={change} />
            {text('gpa')}
          </EntryCard>
        );
      })}
      <Button
        variant="outline"
        block
        onClick={() => set([...list, newEducation(clock.now(), list)])}
      >
        <Icon name="plus" />
        {t('addEducation')}
      </Button>
    </div>
  );
}
