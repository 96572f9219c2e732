import { LIMITS, TITLED_SECTIONS, type AnySectionKey } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { documentLanguage, WORDS } from '@sastre/shared-cv-document';
import { TextField } from '@sastre/shared-ui';
import type { LayoutProps } from '../layout.rules.ts';

type Titled = (typeof TITLED_SECTIONS)[number];

/** The letter has a title of its own making. */
export function isTitled(section: AnySectionKey): section is Titled {
  return TITLED_SECTIONS.some((key) => key === section);
}

/** The CV's own heading of a section, as the editor has it, too; without one that of the document's language is shown. */
export function HeadingField({ cv, section, onChange }: LayoutProps & { section: Titled }) {
  const t = useT();
  const words = WORDS[documentLanguage(cv, useLanguage())];
  // Contact details have no heading by themselves.
  const isPersonal = section === 'personalInfo';
  return (
    <TextField
      label={t('panel.sections.heading.label')}
      hint={t(isPersonal ? 'panel.sections.heading.none' : 'panel.sections.heading.help')}
      placeholder={isPersonal ? undefined : words[section]}
      value={cv.sectionTitles[section]}
      maxLength={LIMITS.textLength}
      autoComplete="off"
      onChange={(title) => onChange({ sectionTitles: { [section]: title } })}
    />
  );
}
