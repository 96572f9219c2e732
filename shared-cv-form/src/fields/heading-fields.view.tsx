import type { SectionTitles } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { TextField } from '@sastre/shared-ui';
import styles from '../form.module.css';
import type { SectionProps } from '../form.types.ts';

type Section = keyof SectionTitles;
interface Props extends Pick<SectionProps, 'draft' | 'onChange'> {
  /** More than one: each field says whose heading it is. */
  sections: readonly Section[];
}

/** The headings that stand above the sections in the CV; empty ones are the template's own. */
export function HeadingFields({ sections, draft, onChange }: Props) {
  const t = useT();
  const titles = draft.sectionTitles;
  return (
    <div className={styles.headings}>
      {sections.map((section) => (
        <TextField
          key={section}
          label={
            sections.length > 1
              ? t('heading.labelOf', { section: t(`heading.section.${section}`) })
              : t('heading.label')
          }
          hint={
            section === 'personalInfo'
              ? t('heading.none')
              : t('heading.hint', { heading: t(`heading.default.${section}`) })
          }
          value={titles[section]}
          onChange={(value) => onChange({ sectionTitles: { ...titles, [section]: value } })}
          name={`sectionTitles.${section}`}
          autoComplete="off"
        />
      ))}
    </div>
  );
}
