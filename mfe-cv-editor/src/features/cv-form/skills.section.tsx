import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@sastre/shared-contracts/api';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { ChipsEditor } from './chips-editor.view.tsx';
import { addLanguage, addSkill, removeAt } from './draft.rules.ts';
import styles from './form.module.css';
import type { SectionProps } from './form.types.ts';

/** Skills and languages. */
export function SkillsSection({ draft, errors, onChange }: SectionProps) {
  const t = useT();
  const { clock } = useShell();
  const { skills, language_skills: languages } = draft;
  const unnamed = Object.keys(errors).some((path) => path.startsWith('skills.'));
  return (
    <div className={styles['stack']}>
      <ChipsEditor
        title={t('skills')}
        nameLabel={t('field.skill')}
        levelLabel={t('field.skillLevel')}
        addLabel={t('addSkill')}
        levels={SKILL_LEVELS}
        items={skills}
        onAdd={(name, level) => onChange({ skills: addSkill(skills, name, level, clock.now()) })}
        onRemove={(index) => onChange({ skills: removeAt(skills, index) })}
        error={unnamed ? t('error.skillName') : undefined}
      />
      <ChipsEditor
        title={t('languages')}
        nameLabel={t('field.language')}
        levelLabel={t('field.languageLevel')}
        addLabel={t('addLanguage')}
        levels={LANGUAGE_LEVELS}
        items={languages.map(({ id, language, level }) => ({ id, name: language, level }))}
        onAdd={(name, level) =>
          onChange({ language_skills: addLanguage(languages, name, level, clock.now()) })
        }
        onRemove={(index) => onChange({ language_skills: removeAt(languages, index) })}
      />
    </div>
  );
}
