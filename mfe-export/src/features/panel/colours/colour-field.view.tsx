import type { PdfOptions } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Icon, IconButton } from '@sastre/shared-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import {
  isChosen,
  legibilityOf,
  readColour,
  shownColour,
  type ColourName,
} from './colour-choice.rules.ts';
import styles from './colours.module.css';

interface Props {
  name: ColourName;
  options: PdfOptions;
  /** Six digits, or nothing for the default. */
  onChange: (colour: string) => void;
}

/** One colour: picked, or typed as hex digits. What is no colour stays in the field with a message, and the old one holds. */
export function ColourField({ name, options, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [invalid, setInvalid] = useState(false);
  const colour = shownColour(options, name);
  const chosen = isChosen(options, name);
  const moved = legibilityOf(options, name);
  const label = t(`panel.colours.${name}`);
  const put = (value: string) => {
    setTyped(undefined);
    setInvalid(false);
    onChange(value);
  };
  const commit = () => {
    if (typed === undefined) return;
    const read = readColour(typed);
    setInvalid(read === undefined);
    if (read === undefined) return;
    setTyped(undefined);
    if (read !== colour && (read !== '' || chosen)) onChange(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'Escape' || typed === undefined) return;
    setTyped(undefined);
    setInvalid(false);
  };
  const message = invalid ? `${id}-error` : moved === undefined ? undefined : `${id}-moved`;
  return (
    <div className={styles.colour} role="group" aria-labelledby={`${id}-label`}>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.swatch}
          value={colour}
          aria-label={t('panel.colours.pick', { name: label })}
          onChange={(event) => put(event.target.value)}
        />
        <span className={styles.words}>
          <span id={`${id}-label`} className={styles.name}>
            {label}
          </span>
          <input
            type="text"
            className={styles.hex}
            value={typed ?? colour}
            aria-label={t('panel.colours.hex', { name: label })}
            aria-invalid={invalid || undefined}
            aria-describedby={message}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={20}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
        </span>
        <IconButton
          label={t('panel.colours.reset', { name: label })}
          title={t('panel.colours.reset', { name: label })}
          idle={!chosen}
          onClick={() => put('')}
        >
          <Icon name="undo" size={14} />
        </IconButton>
      </div>
      {invalid && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {t('panel.colours.invalid', { colour })}
        </p>
      )}
      {!invalid && moved !== undefined && (
        <p id={`${id}-moved`} className={styles.hint}>
          {t(`panel.colours.${moved}`)}
        </p>
      )}
    </div>
  );
}
