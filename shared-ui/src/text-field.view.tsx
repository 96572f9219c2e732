import { useId, type ComponentPropsWithRef } from 'react';
import { useContentLanguage } from './content-language.tsx';
import { fieldAria, FieldFrame, type FieldTexts } from './field-frame.view.tsx';
import styles from './field.module.css';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'disabled'
  | 'onBlur'
  | 'onKeyDown'
  | 'placeholder'
  | 'maxLength'
  | 'ref'
>;
export interface TextFieldProps extends FieldTexts, Native {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number';
}

/** A line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, error, hint, onChange, type = 'text', ...rest } = props;
  const id = useId();
  const lang = useContentLanguage();
  return (
    <FieldFrame {...{ id, label, labelHidden, error, hint, required: props.required }}>
      <input
        lang={lang}
        {...rest}
        {...fieldAria(id, props)}
        id={id}
        type={type}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
