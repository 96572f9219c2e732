import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { LazyRichTextEditor } from '@sastre/shared-rich-text/lazy';
import { TextField } from '@sastre/shared-ui';
import type { TailorForm } from './actions.rules.ts';
import styles from './tailor.module.css';

export interface FormProps {
  form: TailorForm;
  /** A job runs: nothing of it can be changed. */
  locked: boolean;
  onChange: (part: Partial<TailorForm>) => void;
}

/** Company and job description. */
export function TailorFormView({ form, locked, onChange }: FormProps) {
  const t = useT();
  return (
    <div className={styles.form}>
      <TextField
        label={t('company')}
        value={form.companyName}
        onChange={(companyName) => onChange({ companyName })}
        required
        disabled={locked}
        name="companyName"
        autoComplete="off"
        maxLength={300}
      />
      <LazyRichTextEditor
        label={t('jobDescription')}
        required
        value={form.jobDescription}
        onChange={(jobDescription) => onChange({ jobDescription })}
        locked={locked}
        height="30em"
        language={useLanguage()}
      />
    </div>
  );
}
