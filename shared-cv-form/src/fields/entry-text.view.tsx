import { useT } from '@sastre/shared-contracts/shell';
import { TextField } from '@sastre/shared-ui';
import { memo } from 'react';
import type { FieldError } from '../validation/validation.rules.ts';
import { useErrorText } from './use-error-text.ts';

interface Props<Field extends string> {
  /** Of the entry, e.g. `work_experience.0`. */
  path: string;
  field: Field;
  value: string;
  error: FieldError | undefined;
  required?: boolean;
  inputMode?: 'decimal' | undefined;
  /** The same function from one rendering to the next. */
  onChange: (part: { [Name in Field]?: string }) => void;
}

function Text<Field extends string>(props: Props<Field>) {
  const { path, field, value, error, required, inputMode, onChange } = props;
  const t = useT();
  const errorText = useErrorText();
  return (
    <TextField
      label={t(`field.${field}`)}
      value={value}
      onChange={(typed) => onChange({ [field]: typed } as { [Name in Field]?: string })}
      required={required}
      inputMode={inputMode}
      name={`${path}.${field}`}
      error={errorText(field, error)}
    />
  );
}

/** One text of an entry; typing in another one does not render it again. */
export const EntryText = memo(Text) as typeof Text;
