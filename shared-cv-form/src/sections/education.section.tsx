import type { Education } from '@sastre/shared-contracts/api';
import { Card } from '@sastre/shared-ui';
import { DatesView } from '../fields/dates.view.tsx';
import { newEducation } from '../validation/draft.rules.ts';
import type { EntryFieldsProps } from '../lists/entry-card.view.tsx';
import { EntryList } from '../lists/entry-list.view.tsx';
import { foldingOf } from '../lists/folding-of.ts';
import { EntryText } from '../fields/entry-text.view.tsx';
import styles from '../form.module.css';
import type { SectionProps } from '../form.types.ts';
import { HeadingFields } from '../fields/heading-fields.view.tsx';

type Field = 'institution' | 'degree' | 'field' | 'location' | 'gpa';
const TEXTS = { number: 'educationNumber', add: 'addEducation', empty: 'empty.education' };

/** A course without an end still goes on, as it is shown. */
const lineOf = ({ degree, institution, ...dates }: Education) => ({
  names: [degree, institution],
  ...dates,
  isOpen: dates.endDate === '',
});

/** The courses of study, numbered. */
export function EducationSection(props: SectionProps) {
  const { draft, errors, onChange, headings } = props;
  return (
    <div className={styles.stack}>
      <EntryList
        list={draft.education}
        path="education"
        errors={errors}
        onChange={(education) => onChange({ education })}
        create={newEducation}
        Fields={CourseFields}
        firstField="institution"
        lineOf={lineOf}
        {...foldingOf(props)}
        texts={TEXTS}
      />
      {headings && (
        <Card>
          <HeadingFields
            sections={['education']}
            draft={draft}
            errors={errors}
            onChange={onChange}
          />
        </Card>
      )}
    </div>
  );
}

function CourseFields({ entry: course, path, errors, onChange }: EntryFieldsProps<Education>) {
  const text = (field: Field, required = false) => (
    <EntryText
      path={path}
      field={field}
      value={course[field]}
      error={errors[field]}
      required={required}
      inputMode={field === 'gpa' ? 'decimal' : undefined}
      onChange={onChange}
    />
  );
  return (
    <>
      {text('institution', true)}
      {text('degree', true)}
      {text('field')}
      {text('location', true)}
      <DatesView path={path} dates={course} errors={errors} runsOn onChange={onChange} />
      {text('gpa')}
    </>
  );
}
