import { AUTO_LANGUAGE } from '@sastre/shared-contracts/api';
import { ownName, useLanguageName } from '@sastre/shared-contracts/page';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { SelectField } from '@sastre/shared-ui';
import { memo } from 'react';
import type { LayoutProps } from '../layout.rules.ts';
import { PanelSection } from '../panel-section.view.tsx';
import { languageOptions } from './language-options.rules.ts';

/** Which language the headings, dates and levels of the CV are in. */
export const LanguageChoice = memo(function LanguageChoice({ cv, onChange }: LayoutProps) {
  const t = useT();
  const nameOf = useLanguageName();
  const choice = languageOptions(cv, useLanguage());
  const { value, languages, detected, wordless, isOpen, differs } = choice;
  const shown = ownName(choice.shown);
  const named = languages.map((language) => ({
    value: language as string,
    label: ownName(language),
    lang: language as string,
  }));
  const auto = detected && {
    value: AUTO_LANGUAGE,
    label: t('panel.language.detected', { language: ownName(detected) }),
  };
  const hint = () => {
    if (wordless) return t('panel.language.wordless', { language: nameOf(wordless), shown });
    if (isOpen) return t('panel.language.unheard', { shown });
    if (differs && detected) return t('panel.language.differs', { language: ownName(detected) });
    return t('panel.language.help');
  };
  return (
    <PanelSection title={t('panel.language.title')}>
      <SelectField
        label={t('panel.language.title')}
        labelHidden
        hint={hint()}
        value={value}
        options={auto ? [auto, ...named] : named}
        onChange={(language) => onChange({ language })}
      />
    </PanelSection>
  );
});
