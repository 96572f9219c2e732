import { LANGUAGES, type TailoringCheck } from '@sastre/shared-contracts/api';
import { useLanguageName } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { Checkbox, SelectField } from '@sastre/shared-ui';
import { JobLanguage } from './job-language.view.tsx';
import { useRef } from 'react';
import type { FormProps } from './tailor-form.view.tsx';
import styles from './tailor.module.css';
import { useObstacles } from './use-obstacles.ts';

interface Props extends FormProps {
  check: TailoringCheck | undefined;
}

/** Letter and translation, each with what it would meet. */
export function TailorChoices({ form, locked, check, onChange }: Props) {
  const t = useT();
  const obstacles = useObstacles(check);
  const name = useLanguageName();
  const translation = useRef<HTMLSelectElement>(null);
  const languages = LANGUAGES.map((value) => ({ value, label: t(`translate.${value}`) }));
  // What a choice left to us comes to, where nothing else is to be said of it.
  const isLeft = form.letterLanguage === '' && obstacles('letter') === '';
  const letter = isLeft ? name(check?.letterLanguage) : '';
  const left = form.translateTo === '' && isLeft ? t('letterLanguage.ifListed') : '';
  const ownOf = t(form.translateTo === '' ? 'letterLanguage.job' : 'letterLanguage.translation');
  return (
    <div className={styles.part}>
      <Checkbox
        label={t('includeCoverLetter')}
        checked={form.includeCoverLetter}
        onChange={(includeCoverLetter) => onChange({ includeCoverLetter })}
        disabled={locked}
        hint={form.includeCoverLetter ? obstacles('letter') : ''}
      />
      {form.includeCoverLetter && (
        <SelectField
          label={t('letterLanguage.label')}
          value={form.letterLanguage}
          onChange={(letterLanguage) => onChange({ letterLanguage })}
          options={[{ value: '', label: ownOf }, ...languages]}
          disabled={locked}
          hint={letter === '' ? left : t('letterLanguage.will', { letter })}
        />
      )}
      <JobLanguage
        form={form}
        check={check}
        onChange={onChange}
        onTaken={() => translation.current?.focus()}
      />
      <SelectField
        ref={translation}
        label={t('useTranslation')}
        value={form.translateTo}
        onChange={(translateTo) => onChange({ translateTo })}
        options={[{ value: '', label: t('translate.none') }, ...languages]}
        disabled={locked}
        hint={form.translateTo === '' ? '' : obstacles('translation')}
      />
    </div>
  );
}
