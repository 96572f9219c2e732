import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.view.tsx';
import { cx } from './cx.ts';
import styles from './name-form.module.css';
import { TextField } from './text-field.view.tsx';

export interface NameFormProps {
  label: string;
  /** What the field begins with; it is selected. */
  value?: string;
  maxLength: number;
  texts: { send: string; cancel: string; /** Said when it is sent blank. */ blank: string };
  busy: boolean;
  /** What it is for, above the field. */
  before?: ReactNode;
  /** What came of it, below the buttons. */
  after?: ReactNode;
  onSend: (name: string) => void;
  onCancel: () => void;
  /** How it stands among others. */
  className?: string | undefined;
}

/** One name, asked for in place. Enter sends it, Escape goes back. */
export function NameForm(props: NameFormProps) {
  const { label, maxLength, texts, busy, before, after, onSend, onCancel } = props;
  const [value, setValue] = useState(props.value ?? '');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const isBlank = value.trim() === '';
  return (
    <form
      className={cx(styles.form, props.className)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isBlank) field.current?.focus();
        else if (!busy) onSend(value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onCancel();
      }}
    >
      {before}
      <TextField
        ref={field}
        label={label}
        required
        value={value}
        onChange={setValue}
        maxLength={maxLength}
        autoComplete="off"
        error={tried && isBlank ? texts.blank : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="s" busy={busy}>
          {texts.send}
        </Button>
        <Button variant="text" size="s" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      {after}
    </form>
  );
}
