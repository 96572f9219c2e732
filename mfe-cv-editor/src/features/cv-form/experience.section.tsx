import type { WorkExperience } from '@sastre/shared-contracts/api';
import { useLanguage, useShell, useT } from '@sastre/shared-contracts/shell';
import { LazyRichTextEditor } from '@sastre/shared-rich-text/lazy';
import { Button, Checkbox, Icon, TextArea, TextField } from '@sastre/shared-ui';
import { DatesView } from './dates.view.tsx';
import { changeAt, newWork, removeAt } from './draft.rules.ts';
import { EntryCard } from './entry-card.view.tsx';
import { fieldErrorText } from './field-error-text.ts';
import styles from './form.module.css';
import type { SectionProps } from './form.types.ts';
import type { FieldErrors } from './validation.rules.ts';

/** The jobs, numbered. */
export function ExperienceSection({ draft, errors, onChange }: SectionProps) {
  const t = useT();
  const { clock } = useShell();
  const list = draft.work_experience;
  const set = (work_experience: WorkExperience[]) => onChange({ work_experience });
  return (
    <div className={styles['stack']}>
      {list.length === 0 && <p className={styles['quiet']}>{t('empty.experience')}</p>}
      {list.map((job, index) => (
        <EntryCard
          key={job.id || index}
          title={t('experienceNumber', { number: index + 1 })}
          onRemove={list.length > 1 ? () => set(removeAt(list, index)) : undefined}
        >
          <Job
            job={job}
            path={`work_experience.${index}`}
            errors={errors}
            onChange={(part) => set(changeAt(list, index, part))}
          />
        </EntryCard>
      ))}
      <Button variant="outline" block onClick={() => set([...list, newWork(clock.now(), list)])}>
        <Icon name="plus" />
        {t('addWork')}
      </Button>
    </div>
  );
}

interface JobProps {
  job: WorkExperience;
  path: string;
  errors: FieldErrors;
  onChange: (part: Partial<WorkExperience>) => void;
}

function Job({ job, path, errors, onChange }: JobProps) {
  const t = useT();
  const language = useLanguage();
  const text = (field: 'company' | 'position' | 'location', required = false) => {
    const error = errors[`${path}.${field}`];
    return (
      <TextField
        label={t(`field.${field}`)}
        value={job[field]}
        onChange={(value) => onChange({ [field]: value })}
        required={required}
        name={`${path}.${field}`}
        error={error && fieldErrorText(t, field, error)}
      />
    );
  };
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
      <div className={styles['check']}>
        <Checkbox
          label={t('field.current')}
          checked={job.current}
          onChange={(current) => onChange({ current })}
        />
      </div>
      <div className={styles['wide']}>
        <LazyRichTextEditor
          label={t('field.description')}
          value={job.description}
          onChange={(description) => onChange({ description })}
          height="10em"
          language={language}
        />
      </div>
      <div className={styles['wide']}>
        <TextArea
          label={t('field.achievements')}
          hint={t('field.achievementsHint')}
          value={job.achievements.join('\n')}
          onChange={(value) => onChange({ achievements: value === '' ? [] : value.split('\n') })}
          rows={4}
        />
      </div>
    </>
  );
}
