import { useId, useState } from 'react';
import { fieldAria, FieldMessage, LabelText, type FieldTexts } from './field-frame.view.tsx';
import { Icon } from './icon.view.tsx';
import {
  fromParts,
  isIncomplete,
  monthOptions,
  settled,
  toParts,
  withYear,
  type MonthParts,
} from './month.rules.ts';
import { cx } from './cx.ts';
import styles from './field.module.css';

export interface MonthFieldProps extends FieldTexts {
  /** `YYYY-MM`, `YYYY`, `YYYY-MM-DD`, empty, or what was begun; stays as it is until edited. */
  value: string;
  /** Gives `YYYY-MM`, `YYYY` without a month, or empty; before there is a whole year, what was begun (`20`, `-03`). */
  onChange: (value: string) => void;
  /** Language of the months' names. */
  language: string;
  /** Names of the two controls; `incomplete` is shown when the field is left without a whole year. */
  texts: { month: string; year: string; incomplete?: string };
  disabled?: boolean;
  onBlur?: () => void;
}

/** A month and a year, alike in every browser: a group named by `label`. */
export function MonthField(props: MonthFieldProps) {
  const { value, onChange, language, texts, disabled, required } = props;
  const id = useId();
  const [draft, setDraft] = useState({ parts: toParts(value), value });
  const [left, setLeft] = useState(false);
  // Another value from outside (loaded, cancelled) replaces what was typed; our own does not come back as a change.
  const parts = draft.value === value ? draft.parts : toParts(value);
  const edit = (next: MonthParts) => {
    const text = fromParts(next);
    setDraft({ parts: next, value: text });
    if (text !== value) onChange(text);
  };
  const error = props.error ?? (left && isIncomplete(parts) ? texts.incomplete : undefined);
  const aria = fieldAria(id, { error, hint: props.hint });
  return (
    <fieldset
      className={cx(styles.field, error && styles.invalid)}
      disabled={disabled}
      onFocus={() => setLeft(false)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        const read = settled(parts, language);
        if (read !== parts) edit(read);
        setLeft(true);
        props.onBlur?.();
      }}
    >
      <legend className={styles.legend}>
        <LabelText {...props} />
      </legend>
      <div className={styles.month}>
        <span className={styles.select}>
          <select
            {...aria}
            className={cx(styles.input, parts.month === '' && styles.unset)}
            aria-label={texts.month}
            value={parts.month}
            onChange={(event) => edit({ ...parts, month: event.target.value })}
          >
            <option value="">{texts.month}</option>
            {monthOptions(language).map((month) => (
              <option key={month.value} value={month.value}>
                {month.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
        <input
          {...aria}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={styles.input}
          aria-label={texts.year}
          placeholder={texts.year}
          required={required}
          value={parts.year}
          onChange={(event) => edit(withYear(parts, event.target.value, language))}
        />
      </div>
      <FieldMessage id={id} error={error} hint={props.hint} />
    </fieldset>
  );
}
