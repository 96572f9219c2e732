import type { Fact } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { factLines } from './facts.rules.ts';

/** The facts that something is based on, as a term and its definition; that there is none is said, too. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const t = useT();
  const language = useLanguage();
  return (
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
  );
}
