import type { Fact } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { factLines, type Telling } from './facts.rules.ts';

/** The facts that something is based on, as a term and its definition; that there is none is said, too. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const t = useT();
  // As a sheet writes its months, whatever the region of the browser: "Sep 2017", not "Sept 2017".
  const language = useLanguage();
  const levelOf: Telling['levelOf'] = (level) => t(`review.level.${level}`);
  return (
    <div>
      <dt>{t('review.facts')}</dt>
      <dd>
        {facts.length === 0 ? (
          t('review.noFacts')
        ) : (
          <ul>
            {factLines(facts, { language, levelOf }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
