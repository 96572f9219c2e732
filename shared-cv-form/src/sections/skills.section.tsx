import {
  CEFR_LEVELS,
  defaultLanguageSkill,
  defaultSkill,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { ChipsEditor } from '../lists/chips-editor.view.tsx';
import styles from '../form.module.css';
import type { SectionProps } from '../form.types.ts';
import { HeadingFields } from '../fields/heading-fields.view.tsx';

const SPOKEN_LEVELS = [...LANGUAGE_LEVELS, ...CEFR_LEVELS];

/** Skills and languages. */
export function SkillsSection({ draft, errors, onChange, headings }: SectionProps) {
  const t = useT();
  const unnamed = Object.keys(errors).some((path) => path.startsWith('skills.'));
  return (
    <div className={styles.stack}>
      <ChipsEditor
        title={t('skills')}
        nameLabel={t('field.skill')}
        levelLabel={t('field.skillLevel')}
        addLabel={t('addSkill')}
        levels={SKILL_LEVELS}
        list={draft.skills}
        path="skills"
        nameKey="name"
        blank={defaultSkill}
        onChange={(skills, together) => onChange({ skills }, together)}
        error={unnamed ? t('error.skillName') : undefined}
      />
      <ChipsEditor
        title={t('languages')}
        nameLabel={t('field.language')}
        levelLabel={t('field.languageLevel')}
        addLabel={t('addLanguage')}
        levels={SPOKEN_LEVELS}
        list={draft.language_skills}
        path="language_skills"
        nameKey="language"
        blank={defaultLanguageSkill}
        onChange={(language_skills, together) => onChange({ language_skills }, together)}
      />
      {headings && (
        <HeadingFields
          sections={['skills', 'languages']}
          draft={draft}
          errors={errors}
          onChange={onChange}
        />
      )}
    </div>
  );
}
