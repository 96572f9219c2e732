import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Icon, IconButton } from '@sastre/shared-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { readValue, stepped, TYPE_FIELDS, type TypeName } from './type-choice.rules.ts';
import styles from './type.module.css';

interface Props {
  name: TypeName;
  /** In use, in the field's unit. */
  value: number;
  /** False: the template's own. */
  chosen: boolean;
  /** Undefined leaves it to the template. */
  onChange: (value: number | undefined) => void;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 4, PageDown: -4 };

/** One number of the type. What is none stays in the field with a message, and the old one holds. */
export function NumberField({ name, value, chosen, onChange }: Props) {
  const t = useT();
  const id = useId();
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 }).format;
  const [typed, setTyped] = useState<string>();
  const [invalid, setInvalid] = useState(false);
  const { min, max, unit } = TYPE_FIELDS[name];
  const label = t(`panel.type.${name}`);
  const put = (next: number | undefined) => {
    setTyped(undefined);
    setInvalid(false);
    if (next !== value) onChange(next);
  };
  const commit = () => {
    if (typed === undefined) return;
    const read = readValue(name, typed);
    setInvalid(read === undefined);
    if (read !== undefined) put(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && typed !== undefined) put(value);
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    put(stepped(name, readValue(name, typed ?? '') ?? value, steps));
  };
  const range = { min: format(min), max: format(max), value: format(value) };
  return (
    <div className={styles.number}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.row}>
        <span className={styles.box}>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            role="spinbutton"
            className={styles.input}
            value={typed ?? format(value)}
            aria-valuenow={value}
            aria-valuetext={`${format(value)} ${unit}`.trim()}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-invalid={invalid || undefined}
            aria-describedby={`${id}-told`}
            autoComplete="off"
            maxLength={8}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
          {unit !== '' && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
        <IconButton
          label={t('panel.type.reset', { name: label })}
          title={t('panel.type.reset', { name: label })}
          idle={!chosen}
          onClick={() => put(undefined)}
        >
          <Icon name="undo" size={14} />
        </IconButton>
      </span>
      <p
        id={`${id}-told`}
        className={invalid ? styles.error : styles.hint}
        role={invalid ? 'alert' : undefined}
      >
        {t(invalid ? 'panel.type.invalid' : 'panel.type.range', {
          ...range,
          unit: unit === '' ? '' : ` ${unit}`,
        })}
      </p>
    </div>
  );
}
