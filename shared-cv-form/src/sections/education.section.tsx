import type { Education } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Card, TextField } from '@sastre/shared-ui';
import { DatesView } from '../fields/dates.view.tsx';
import { newEducation } from '../validation/draft.rules.ts';
import type { EntryFieldsProps } from '../lists/entry-card.view.tsx';
import { EntryList } from '../lists/entry-list.view.tsx';
import { fieldErrorText } from '../fields/field-error-text.ts';
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

/** The courses of study, numbered. `locationRequired` is the CV-data editor's rule. */
export function EducationSection(props: SectionProps & { locationRequired: boolean }) {
  const { draft, errors, onChange, headings, locationRequired, folds, wanted } = props;
  return (
    <div className={styles.stack}>
      <EntryList
        list={draft.education}
        path="education"
        errors={errors}
        onChange={(education) => onChange({ education })}
        create={newEducation}
        Fields={locationRequired ? PlacedCourseFields : CourseFields}
        firstField="institution"
        lineOf={lineOf}
        folds={folds}
        wanted={wanted}
        texts={TEXTS}
      />
      {headings && (
        <Card>
          <HeadingFields sections={['education']} draft={draft} onChange={onChange} />
        </Card>
      )}
    </div>
  );
}

function PlacedCourseFields(props: EntryFieldsProps<Education>) {
  return <CourseFields {...props} locationRequired />;
}

function CourseFields(props: EntryFieldsProps<Education> & { locationRequired?: boolean }) {
  const { entry: course, path, errors, onChange, locationRequired } = props;
  const t = useT();
  const text = (field: Field, required = false) => {
    const error = errors[field];
    return (
      <TextField
        label={t(`field.${field}`)}
        value={course[field]}
        onChange={(value) => onChange({ [field]: value })}
        required={required}
        inputMode={field === 'gpa' ? 'decimal' : undefined}
        name={`${path}.${field}`}
        error={error && fieldErrorText(t, field, error)}
      />
    );
  };
  return (
    <>
      {text('institution', true)}
      {text('degree', true)}
      {text('field')}
      {text('location', locationRequired)}
      <DatesView path={path} dates={course} errors={errors} onChange={onChange} />
      {text('gpa')}
    </>
  );
}
