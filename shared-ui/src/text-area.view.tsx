import { useId, type ComponentPropsWithRef } from 'react';
import { useContentLanguage } from './content-language.tsx';
import { fieldAria, FieldFrame, type FieldTexts } from './field-frame.view.tsx';
import { cx } from './cx.ts';
import styles from './field.module.css';

type Native = Pick<
  ComponentPropsWithRef<'textarea'>,
  'name' | 'disabled' | 'onBlur' | 'maxLength' | 'ref'
>;
export interface TextAreaProps extends FieldTexts, Native {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

/** Several lines of text with their label. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, error, hint, onChange, rows = 3, ...rest } = props;
  const id = useId();
  const lang = useContentLanguage();
  return (
    <FieldFrame {...{ id, label, labelHidden, error, hint, required: props.required }}>
      <textarea
        lang={lang}
        {...rest}
        {...fieldAria(id, props)}
        id={id}
        rows={rows}
        className={cx(styles.input, styles.area)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
