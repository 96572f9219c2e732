import type { Fact } from '@sastre/shared-contracts/api';
import { useLocale } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { factLines, type Telling } from './facts.rules.ts';

/** The facts that something is based on, as a term and its definition; that there is none is said, too. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const t = useT();
  const locale = useLocale();
  const levelOf: Telling['levelOf'] = (level) => t(`review.level.${level}`);
  return (
    <div>
      <dt>{t('review.facts')}</dt>
      <dd>
        {facts.length === 0 ? (
          t('review.noFacts')
        ) : (
          <ul>
            {factLines(facts, { language: locale, levelOf }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
