import type { WorkExperience } from '@sastre/shared-contracts/api';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { LazyRichTextEditor } from '@sastre/shared-rich-text/lazy';
import { Button, Checkbox, TextArea, TextField } from '@sastre/shared-ui';
import { DatesView } from './dates.view.tsx';
import { changeAt, newWork, removeAt } from './draft.rules.ts';
import { editorTexts } from './editor-texts.ts';
import { EntryCard } from './entry-card.view.tsx';
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
      {list.map((job, index) => (
        <EntryCard
          key={job.id || index}
          title={t('experienceNumber', { number: index + 1 })}
          onRemove={list.length > 1 ? () => set(removeAt(list, index)) : undefined}
        >
          <Job job={job} path={`work_experience.${index}`} errors={errors} onChange={(part) => set(changeAt(list, index, part))} />
        </EntryCard>
      ))}
      <div>
        <Button variant="outline" onClick={() => set([...list, newWork(clock.now(), list)])}>
          {t('addWork')}
        </Button>
      </div>
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
  const text = (field: 'company' | 'position' | 'location', required = false) => {
    const error = errors[`${path}.${field}`];
    return (
      <TextField
        label={t(`field.${field}`)}
        value={job[field]}
        onChange={(value) => onChange({ [field]: value })}
        required={required}
        error={error && t(`error.${error}`)}
      />
    );
  };
  return (
    <>
      {text('position', true)}
      {text('company', true)}
      <DatesView path={path} dates={job} errors={errors} endDisabled={job.current} onChange={onChange} />
      <Checkbox label={t('field.current')} checked={job.current} onChange={(current) => onChange({ current })} />
      {text('location')}
      <div className={styles['wide']}>
        <LazyRichTextEditor
          label={t('field.description')}
          value={job.description}
          onChange={(description) => onChange({ description })}
          height="10em"
          texts={editorTexts(t)}
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
