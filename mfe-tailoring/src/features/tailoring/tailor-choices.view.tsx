import { LANGUAGES } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Checkbox, SelectField } from '@sastre/shared-ui';
import type { FormProps } from './tailor-form.view.tsx';
import type { TailorForm } from './actions.rules.ts';
import styles from './tailor.module.css';

/** Letter and translation. */
export function TailorChoices({ form, locked, onChange }: FormProps) {
  const t = useT();
  const languages: { value: TailorForm['translateTo']; label: string }[] = [
    { value: '', label: t('translate.none') },
    ...LANGUAGES.map((value) => ({ value, label: t(`translate.${value}`) })),
  ];
  return (
    <div className={styles['part']}>
      <Checkbox
        label={t('includeCoverLetter')}
        checked={form.includeCoverLetter}
        onChange={(includeCoverLetter) => onChange({ includeCoverLetter })}
        disabled={locked}
      />
      <SelectField
        label={t('useTranslation')}
        value={form.translateTo}
        onChange={(translateTo) => onChange({ translateTo })}
        options={languages}
        disabled={locked}
      />
    </div>
  );
}
