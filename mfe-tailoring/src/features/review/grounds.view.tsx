import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Tag } from '@sastre/shared-ui';
import type { Change } from './changes.rules.ts';
import { factLines } from './facts.rules.ts';
import styles from './review.module.css';

/** The facts that a change rests on, and the requirements that it answers. */
export function Grounds({ facts, requirements }: Pick<Change, 'facts' | 'requirements'>) {
  const t = useT();
  const language = useLanguage();
  return (
    <dl className={styles['grounds']}>
      <div>
        <dt>{t('review.facts')}</dt>
        <dd>
          {facts.length === 0 ? (
            t('review.noFacts')
          ) : (
            <ul>
              {factLines(facts, language).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </dd>
      </div>
      {requirements.length > 0 && (
        <div>
          <dt>{t('review.answers')}</dt>
          <dd className={styles['tags']}>
            {requirements.map(({ id, term }) => (
              <Tag key={id} tone="primary">
                {term}
              </Tag>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
