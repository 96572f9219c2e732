import { useId, type ComponentPropsWithRef } from 'react';
import { fieldAria, FieldFrame, type FieldTexts } from './field-frame.view.tsx';
import { Icon } from './icon.view.tsx';
import styles from './field.module.css';

export interface SelectFieldProps<V extends string>
  extends
    FieldTexts,
    Pick<ComponentPropsWithRef<'select'>, 'name' | 'disabled' | 'onBlur' | 'ref'> {
  value: V;
  onChange: (value: V) => void;
  /** `lang`: the language of a label that is in another one than the screen. */
  options: readonly { value: V; label: string; lang?: string }[];
}

/** A choice from a list, as the browser offers it. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, labelHidden, error, hint, onChange, options, ...rest } = props;
  const id = useId();
  const choose = (raw: string) => {
    const option = options.find(({ value }) => value === raw);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame {...{ id, label, labelHidden, error, hint, required: props.required }}>
      <span className={styles.select}>
        <select
          {...rest}
          {...fieldAria(id, props)}
          id={id}
          className={styles.input}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </FieldFrame>
  );
}
