import { useT } from '@sastre/shared-contracts/shell';
import { Card, Chip, EmptyState } from '@sastre/shared-ui';
import type { CvDraft } from '../cv-form/draft.rules.ts';
import styles from './cv-view.module.css';

/** Skills and languages, to read. */
export function SkillsView({ draft: { skills, language_skills: languages } }: { draft: CvDraft }) {
  const t = useT();
  if (skills.length === 0 && languages.length === 0) {
    return <EmptyState title={t('empty.skills')} />;
  }
  const groups = [
    { title: t('skills'), items: skills },
    { title: t('languages'), items: languages.map((item) => ({ ...item, name: item.language })) },
  ];
  return (
    <Card>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <section key={title} className={styles['group']} aria-label={title}>
            <h2 className={styles['title']}>{title}</h2>
            <ul className={styles['chips']}>
              {items.map(({ id, name, level }, index) => (
                <li key={id || index}>
                  <Chip label={t('chip', { name, level: t(`level.${level}`) })} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Card>
  );
}
