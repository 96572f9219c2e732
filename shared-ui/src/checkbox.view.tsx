import { useId, type ComponentPropsWithRef } from 'react';
import { FieldMessage } from './field-frame.view.tsx';
import styles from './field.module.css';

export interface CheckboxProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'disabled' | 'ref'
> {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
}

/** A box to tick with its label beside it. */
export function Checkbox({ label, hint, onChange, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.checkField}>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={id} hint={hint} />
    </div>
  );
}
