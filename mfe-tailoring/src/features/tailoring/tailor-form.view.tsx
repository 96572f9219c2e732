import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { LazyRichTextEditor } from '@sastre/shared-rich-text/lazy';
import { TextField } from '@sastre/shared-ui';
import { useRef } from 'react';
import type { TailorForm } from './actions.rules.ts';
import { CompanyFound } from './company-found.view.tsx';
import styles from './tailor.module.css';

export interface FormProps {
  form: TailorForm;
  /** A job runs: nothing of it can be changed. */
  locked: boolean;
  onChange: (part: Partial<TailorForm>) => void;
}

interface Props extends FormProps {
  /** Company that the job description names; empty or undefined: none is known. */
  found: string | undefined;
}

/** Company and job description. */
export function TailorFormView({ form, locked, found, onChange }: Props) {
  const t = useT();
  const company = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.form}>
      <TextField
        ref={company}
        label={t('company')}
        value={form.companyName}
        onChange={(companyName) => onChange({ companyName })}
        required
        disabled={locked}
        name="companyName"
        autoComplete="off"
        maxLength={300}
      />
      {found && !locked && form.companyName.trim() === '' && (
        <CompanyFound
          company={found}
          onTake={() => {
            company.current?.focus();
            onChange({ companyName: found });
          }}
        />
      )}
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
