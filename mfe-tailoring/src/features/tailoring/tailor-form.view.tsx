import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { LazyRichTextEditor } from '@sastre/shared-rich-text/lazy';
import { Checkbox, SelectField, TextField } from '@sastre/shared-ui';
import type { TailorForm } from './actions.rules.ts';
import styles from './tailor.module.css';

interface Props {
  form: TailorForm;
  locked: boolean;
  onChange: (form: TailorForm) => void;
}

/** Company, job description, letter and translation; locked while a job runs. */
export function TailorFormView({ form, locked, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const set = (part: Partial<TailorForm>) => onChange({ ...form, ...part });
  const languages = [{ value: '', label: t('translate.none') }].concat(
    LANGUAGES.map((value) => ({ value, label: t(`translate.${value}`) })),
  );
  return (
    <div className={styles['form']}>
      <TextField
        label={t('company')}
        value={form.companyName}
        onChange={(companyName) => set({ companyName })}
        required
        disabled={locked}
        name="companyName"
        autoComplete="off"
      />
      <LazyRichTextEditor
        label={t('jobDescription')}
        required
        value={form.jobDescription}
        onChange={(jobDescription) => set({ jobDescription })}
        readOnly={locked}
        height="30em"
        language={language}
      />
      <Checkbox
        label={t('includeCoverLetter')}
        checked={form.includeCoverLetter}
        onChange={(includeCoverLetter) => set({ includeCoverLetter })}
        disabled={locked}
      />
      <SelectField
        label={t('useTranslation')}
        value={form.translateTo}
        onChange={(value) => set({ translateTo: value as '' | Language })}
        options={languages}
        disabled={locked}
      />
    </div>
  );
}
