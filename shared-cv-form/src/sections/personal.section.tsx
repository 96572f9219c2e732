import { useLatest } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { TextArea, TextField } from '@sastre/shared-ui';
import type { PersonalInfo } from '@sastre/shared-contracts/api';
import { memo, useCallback } from 'react';
import { useErrorText } from '../fields/use-error-text.ts';
import styles from '../form.module.css';
import type { SectionProps } from '../form.types.ts';
import { HeadingFields } from '../fields/heading-fields.view.tsx';
import type { FieldError } from '../validation/validation.rules.ts';

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

type Field = (typeof FIELDS)[number];

/** Name, contact and summary. */
export function PersonalSection({ draft, errors, onChange, headings }: SectionProps) {
  const t = useT();
  const errorText = useErrorText();
  const info = draft.personal_info;
  const latest = useLatest({ info, onChange });
  const type = useCallback(
    (key: keyof PersonalInfo, value: string) => {
      const { current } = latest;
      current.onChange({ personal_info: { ...current.info, [key]: value } });
    },
    [latest],
  );
  return (
    <>
      <div className={styles.grid}>
        {FIELDS.map((field) => (
          <PersonalField
            key={field.key}
            field={field}
            value={info[field.key]}
            error={errors[`personal_info.${field.key}`]}
            onType={type}
          />
        ))}
        <div className={styles.wide}>
          <TextArea
            label={t('field.summary')}
            value={info.summary}
            onChange={(summary) => type('summary', summary)}
            rows={6}
            name="personal_info.summary"
            error={errorText('summary', errors['personal_info.summary'])}
          />
        </div>
      </div>
      {headings && (
        <HeadingFields
          sections={PERSONAL_HEADINGS}
          draft={draft}
          errors={errors}
          onChange={onChange}
        />
      )}
    </>
  );
}

const PERSONAL_HEADINGS = ['personalInfo', 'summary'] as const;

interface FieldProps {
  field: Field;
  value: string;
  error: FieldError | undefined;
  onType: (key: Field['key'], value: string) => void;
}

/** One of them; typing in another one does not render it again. */
const PersonalField = memo(function PersonalField({ field, value, error, onType }: FieldProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <TextField
      label={t(`field.${field.key}`)}
      value={value}
      onChange={(typed) => onType(field.key, typed)}
      required={'required' in field}
      type={'type' in field ? field.type : 'text'}
      autoComplete={field.autoComplete}
      name={`personal_info.${field.key}`}
      error={errorText(field.key, error)}
    />
  );
});
