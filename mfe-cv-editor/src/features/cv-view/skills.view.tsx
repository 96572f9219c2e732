import { saidLevelOf } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card, Chip, EmptyState } from '@sastre/shared-ui';
import { CopyButton } from '../clipboard/copy-button.view.tsx';
import { chipText } from './chip-text.ts';
import styles from './cv-view.module.css';
import type { ViewProps } from './view.types.ts';
import { WordsInText } from './words-in-text.view.tsx';

/** Skills and languages, to read. */
export function SkillsView({ draft, onEdit }: ViewProps) {
  const t = useT();
  const { skills, language_skills: languages, sectionTitles: titles } = draft;
  if (skills.length === 0 && languages.length === 0) {
    return (
      <EmptyState
        title={t('noSkills')}
        help={t('emptyHelp.skills')}
        action={<Button onClick={() => onEdit()}>{t('addSkill')}</Button>}
      />
    );
  }
  const groups = [
    { title: titles.skills.trim() || t('skills'), items: skills },
    {
      title: titles.languages.trim() || t('languages'),
      items: languages.map((item) => ({ ...item, name: item.language })),
    },
  ];
  return (
    <Card>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }, at) => (
          <section key={at} className={styles.group} aria-label={title}>
            <div className={styles.head}>
              <h2 className={styles.title}>{title}</h2>
              <CopyButton name={title} text={items.map(({ name }) => name).join(', ')} />
            </div>
            <ul className={styles.chips}>
              {items.map((item, index) => (
                <li key={item.id || index}>
                  <Chip
                    label={
                      <WordsInText text={(name) => chipText(name, saidLevelOf(item), t)}>
                        {item.name}
                      </WordsInText>
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Card>
  );
}
