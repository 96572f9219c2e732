import { isLanguage, LANGUAGES } from '@sastre/shared-contracts/api';
import { useLanguage, useShell, useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';

export function LanguageSelect() {
  const { i18n } = useShell();
  const language = useLanguage();
  const t = useT();
  return (
    <label className="pick pick-language">
      <Icon name="globe" />
      <select
        aria-label={t('frame.language')}
        value={language}
        onChange={(event) => {
          const { value } = event.target;
          if (isLanguage(value)) void i18n.setLanguage(value);
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
