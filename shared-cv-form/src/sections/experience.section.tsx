import type { WorkExperience } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Card, Checkbox } from '@sastre/shared-ui';
import { useCallback } from 'react';
import { AchievementsView } from '../fields/achievements.view.tsx';
import { DatesView } from '../fields/dates.view.tsx';
import { newWork } from '../validation/draft.rules.ts';
import type { EntryFieldsProps } from '../lists/entry-card.view.tsx';
import { EntryList } from '../lists/entry-list.view.tsx';
import { foldingOf } from '../lists/folding-of.ts';
import { EntryText } from '../fields/entry-text.view.tsx';
import { RichField } from '../fields/rich-field.view.tsx';
import { errorsOf } from '../validation/validation.rules.ts';
import styles from '../form.module.css';
import type { SectionProps } from '../form.types.ts';
import { HeadingFields } from '../fields/heading-fields.view.tsx';

const ACHIEVEMENTS = {
  label: 'field.achievements',
  number: 'achievementNumber',
  add: 'addAchievement',
};
const TEXTS = { number: 'experienceNumber', add: 'addWork', empty: 'empty.experience' };

const lineOf = ({ position, company, current, ...dates }: WorkExperience) => ({
  names: [position, company],
  ...dates,
  isOpen: current,
});

/** The jobs, numbered. */
export function ExperienceSection(props: SectionProps) {
  const { draft, errors, onChange, headings } = props;
  return (
    <div className={styles.stack}>
      <EntryList
        list={draft.work_experience}
        path="work_experience"
        errors={errors}
        onChange={(work_experience) => onChange({ work_experience })}
        create={newWork}
        Fields={JobFields}
        firstField="company"
        lineOf={lineOf}
        {...foldingOf(props)}
        texts={TEXTS}
      />
      {headings && (
        <Card>
          <HeadingFields
            sections={['workExperience']}
            draft={draft}
            errors={errors}
            onChange={onChange}
          />
        </Card>
      )}
    </div>
  );
}

function JobFields({ entry: job, path, errors, onChange }: EntryFieldsProps<WorkExperience>) {
  const t = useT();
  const setAchievements = useCallback(
    (achievements: string[]) => onChange({ achievements }),
    [onChange],
  );
  const text = (field: 'company' | 'position' | 'location', required = false) => (
    <EntryText
      path={path}
      field={field}
      value={job[field]}
      error={errors[field]}
      required={required}
      onChange={onChange}
    />
  );
  return (
    <>
      {text('company', true)}
      {text('position', true)}
      <DatesView
        path={path}
        dates={job}
        errors={errors}
        endDisabled={job.current}
        onChange={onChange}
      />
      {text('location')}
      <div className={styles.check} data-place={`${path}.current`}>
        <Checkbox
          label={t('field.current')}
          checked={job.current}
          onChange={(current) => onChange({ current })}
        />
      </div>
      <RichField
        path={`${path}.description`}
        label={t('field.description')}
        value={job.description}
        error={errors['description']}
        onChange={(description) => onChange({ description })}
        height="10em"
      />
      <div className={styles.wide} data-field={`${path}.achievements`}>
        <AchievementsView
          list={job.achievements}
          errors={errorsOf(errors, 'achievements')}
          onChange={setAchievements}
          texts={ACHIEVEMENTS}
        />
      </div>
    </>
  );
}
