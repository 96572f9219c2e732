import type { ReactNode } from 'react';
import { Icon } from './icon.view.tsx';
import { VisuallyHidden } from './visually-hidden.view.tsx';
import { cx } from './cx.ts';
import styles from './field.module.css';

const REQUIRED_MARK = '*';

/** What every field shares. The error replaces the hint: never both. */
export interface FieldTexts {
  label: string;
  required?: boolean;
  /** What to do, e.g. "Enter your position"; marks the field as invalid. */
  error?: string;
  hint?: string;
  /** The label is read out but not seen, where the place says it already. */
  labelHidden?: boolean;
}

/** The label's text with the mark of a required field. */
export function LabelText({ label, required, labelHidden }: FieldTexts) {
  if (labelHidden) return <VisuallyHidden>{label}</VisuallyHidden>;
  return (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          {' '}
          {REQUIRED_MARK}
        </span>
      )}
    </>
  );
}

/** Attributes that tie a control to its error or hint. */
export function fieldAria(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described } as const;
}

/** Error, or else hint, below a control. */
export function FieldMessage({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  if (error) {
    return (
      <span id={`${id}-error`} className={styles.error}>
        <Icon name="warn" size={14} />
        {error}
      </span>
    );
  }
  return hint ? (
    <span id={`${id}-hint`} className={styles.hint}>
      {hint}
    </span>
  ) : null;
}

/** Label above, control, message below. */
export function FieldFrame(props: FieldTexts & { id: string; children: ReactNode }) {
  const { id, error, hint, children } = props;
  return (
    <div className={cx(styles.field, error && styles.invalid)}>
      <label htmlFor={id} className={styles.label}>
        <LabelText {...props} />
      </label>
      {children}
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
}
