import {
  CEFR_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
  type Requirement,
} from '@sastre/shared-contracts/api';
import { levelText } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, Note, SelectField, TextField } from '@sastre/shared-ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { ownName } from './own-name.rules.ts';
import styles from '../requirements/requirements.module.css';
import type { Adding } from '../requirements/requirements.view.tsx';

interface Props {
  requirement: Requirement;
  adding: Adding;
}

const SPOKEN_LEVELS = [...LANGUAGE_LEVELS, ...CEFR_LEVELS];

type Level = (typeof SKILL_LEVELS)[number] | (typeof SPOKEN_LEVELS)[number];

/** Adds one skill or language to the main CV and to this copy, as the user says that it is true and calls it. */
export function AddForm({ requirement: { id, term, kind, hasNoLevel }, adding }: Props) {
  const t = useT();
  const formId = useId();
  const [level, setLevel] = useState<Level | 'none'>('none');
  const isLanguage = kind === 'language';
  const [name, setName] = useState(() => ownName(term));
  const [isNameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const busy = adding.under.includes(id);
  const failure = adding.failure?.requirement === id ? adding.failure.kind : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const isMissing = !isLanguage && name.trim() === '';
    setNameless(isMissing);
    if (isMissing) return field.current?.focus();
    const called = isLanguage || name.trim() === term ? {} : { name: name.trim() };
    if (level === 'none') return adding.onAdd({ requirement: id, ...called, noLevel: true });
    const said = isLanguage
      ? { languageLevel: SPOKEN_LEVELS.find((one) => one === level) }
      : { level: SKILL_LEVELS.find((one) => one === level) };
    adding.onAdd({ requirement: id, ...called, ...said });
  };
  return (
    <form className={styles.form} aria-labelledby={formId} noValidate onSubmit={submit}>
      <p id={formId} className={styles.formTitle}>
        {t('review.requirements.addBoth', { term })}
      </p>
      <p className={styles.quiet}>{t('review.requirements.addWhy')}</p>
      <div className={styles.fields}>
        {!isLanguage && (
          <TextField
            ref={field}
            label={t('review.requirements.name')}
            value={name}
            required
            maxLength={200}
            hint={t('review.requirements.nameHint')}
            {...(isNameless && { error: t('review.requirements.nameMissing') })}
            onChange={setName}
          />
        )}
        {hasNoLevel !== true && (
          <SelectField<Level | 'none'>
            label={t(
              isLanguage ? 'review.requirements.languageLevel' : 'review.requirements.level',
            )}
            value={level}
            options={(['none', ...(isLanguage ? SPOKEN_LEVELS : SKILL_LEVELS)] as const).map(
              (value) => ({
                value,
                label: levelText(value, (word) => t(`review.level.${word}`)),
              }),
            )}
            onChange={setLevel}
          />
        )}
        <Button
          type="submit"
          busy={busy}
          aria-label={t('review.requirements.submitNamed', { term })}
        >
          {t('review.requirements.submit')}
        </Button>
      </div>
      {failure !== undefined && <Note tone="error">{t(FAILURES[failure])}</Note>}
    </form>
  );
}

const FAILURES = {
  refused: 'review.requirements.addRefused',
  failed: 'review.requirements.addFailed',
} as const;
