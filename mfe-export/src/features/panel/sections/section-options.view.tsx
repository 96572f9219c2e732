import { SKILL_LAYOUTS, type AnySectionKey, type Cv } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { showsLanguageLevels, showsSkillLevels } from '@sastre/shared-cv-document';
import { Checkbox, SelectField } from '@sastre/shared-ui';
import { optionsOf, type LayoutProps } from '../layout.rules.ts';
import { beginPage, canBeginPage } from './page-break.rules.ts';
import { HeadingField, isTitled } from './heading-field.view.tsx';
import { sectionName } from './section-name.rules.ts';
import styles from './sections.module.css';

interface Props extends LayoutProps {
  id: string;
  section: AnySectionKey;
}

/** Whether there is anything to choose about how a section looks. */
export function hasOptions(cv: Cv, section: AnySectionKey): boolean {
  return isTitled(section) || canBeginPage(cv, section);
}

/** How a section looks in the CV. */
export function SectionOptions({ id, cv, section, onChange }: Props) {
  const t = useT();
  const options = optionsOf(cv);
  const name = sectionName(cv, section, t);
  return (
    <div
      id={id}
      className={styles.options}
      role="group"
      aria-label={t('panel.sections.of', { label: t('panel.sections.options'), name })}
    >
      {isTitled(section) && <HeadingField {...{ cv, section, onChange }} />}
      {canBeginPage(cv, section) && (
        <Checkbox
          label={t('panel.sections.newPage')}
          checked={options.pageBreakBefore?.includes(section) ?? false}
          onChange={(begins) => onChange(beginPage(options, section, begins))}
        />
      )}
      {section === 'skills' && (
        <SelectField
          label={t('panel.sections.skills.label')}
          value={options.skillLayout ?? 'groups'}
          options={SKILL_LAYOUTS.map((layout) => ({
            value: layout,
            label: t(`panel.sections.skills.${layout}`),
          }))}
          onChange={(layout) =>
            onChange({ pdfOptions: { skillLayout: layout === 'groups' ? undefined : layout } })
          }
        />
      )}
      {section === 'skills' && (
        <Checkbox
          label={t('panel.sections.levels')}
          checked={showsSkillLevels(cv, options)}
          onChange={(skillLevels) => onChange({ pdfOptions: { skillLevels } })}
        />
      )}
      {section === 'languages' && (
        <Checkbox
          label={t('panel.sections.levels')}
          checked={showsLanguageLevels(options)}
          onChange={(languageLevels) => onChange({ pdfOptions: { languageLevels } })}
        />
      )}
    </div>
  );
}
