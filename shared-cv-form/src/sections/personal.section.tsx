import { useT } from '@sastre/shared-contracts/shell';
import { TextArea, TextField } from '@sastre/shared-ui';
import type { PersonalInfo } from '@sastre/shared-contracts/api';
import { fieldErrorText } from '../fields/field-error-text.ts';
import styles from '../form.module.css';
import type { SectionProps } from '../form.types.ts';
import { HeadingFields } from '../fields/heading-fields.view.tsx';

const FIELDS = [
  { key: 'fullName', required: true, autoComplete: 'name' },
  { key: 'title', autoComplete: 'organization-title' },
  { key: 'email', required: true, type: 'email', autoComplete: 'email' },
  { key: 'phone', type: 'tel', autoComplete: 'tel' },
  { key: 'location', autoComplete: 'address-level2' },
  { key: 'linkedIn', autoComplete: 'url' },
  { key: 'website', autoComplete: 'url' },
  { key: 'github', autoComplete: 'url' },
] as const satisfies readonly {
  key: keyof PersonalInfo;
  required?: boolean;
  type?: string;
  autoComplete: string;
}[];

/** Name, contact and summary. */
export function PersonalSection({ draft, errors, onChange, headings }: SectionProps) {
  const t = useT();
  const info = draft.personal_info;
  const set = (part: Partial<PersonalInfo>) => onChange({ personal_info: { ...info, ...part } });
  return (
    <>
      <div className={styles.grid}>
        {FIELDS.map((field) => {
          const error = errors[`personal_info.${field.key}`];
          return (
            <TextField
              key={field.key}
              label={t(`field.${field.key}`)}
              value={info[field.key]}
              onChange={(value) => set({ [field.key]: value })}
              required={'required' in field}
              type={'type' in field ? field.type : 'text'}
              autoComplete={field.autoComplete}
              name={`personal_info.${field.key}`}
              error={error && fieldErrorText(t, field.key, error)}
            />
          );
        })}
        <div className={styles.wide}>
          <TextArea
            label={t('field.summary')}
            value={info.summary}
            onChange={(summary) => set({ summary })}
            rows={6}
            name="personal_info.summary"
          />
        </div>
      </div>
      {headings && (
        <HeadingFields sections={['personalInfo', 'summary']} draft={draft} onChange={onChange} />
      )}
    </>
  );
}
