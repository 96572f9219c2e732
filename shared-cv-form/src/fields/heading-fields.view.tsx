import type { SectionTitles } from '@sastre/shared-contracts/api';
import { useLatest } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { TextField } from '@sastre/shared-ui';
import { memo, useCallback } from 'react';
import styles from '../form.module.css';
import type { SectionProps } from '../form.types.ts';
import type { FieldError } from '../validation/validation.rules.ts';
import { useErrorText } from './use-error-text.ts';

type Section = keyof SectionTitles;
interface Props extends Pick<SectionProps, 'draft' | 'errors' | 'onChange'> {
  /** More than one: each field says whose heading it is. */
  sections: readonly Section[];
}

/** The headings that stand above the sections in the CV; empty ones are the template's own. */
export function HeadingFields({ sections, draft, errors, onChange }: Props) {
  const titles = draft.sectionTitles;
  const latest = useLatest({ titles, onChange });
  const type = useCallback(
    (section: Section, value: string) => {
      const { current } = latest;
      current.onChange({ sectionTitles: { ...current.titles, [section]: value } });
    },
    [latest],
  );
  return (
    <div className={styles.headings}>
      {sections.map((section) => (
        <HeadingField
          key={section}
          section={section}
          value={titles[section]}
          error={errors[`sectionTitles.${section}`]}
          isOneOfMany={sections.length > 1}
          onType={type}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  section: Section;
  value: string;
  error: FieldError | undefined;
  /** It says whose heading it is. */
  isOneOfMany: boolean;
  onType: (section: Section, value: string) => void;
}

const HeadingField = memo(function HeadingField(props: FieldProps) {
  const { section, value, error, isOneOfMany, onType } = props;
  const t = useT();
  const errorText = useErrorText();
  return (
    <TextField
      label={
        isOneOfMany
          ? t('heading.labelOf', { section: t(`heading.section.${section}`) })
          : t('heading.label')
      }
      hint={
        section === 'personalInfo'
          ? t('heading.none')
          : t('heading.hint', { heading: t(`heading.default.${section}`) })
      }
      value={value}
      onChange={(typed) => onType(section, typed)}
      name={`sectionTitles.${section}`}
      error={errorText(section, error)}
      autoComplete="off"
    />
  );
});
