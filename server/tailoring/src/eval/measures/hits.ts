import { withoutHtml, fold } from '@sastre/reading';
import type { Gold } from './ads.ts';

/** A term that was read, with the gold that it hits; `again`: another hit of a gold that is one thing. */
export interface Hits {
  /** Index of the gold by index of the term. */
  goldOf: ReadonlyMap<number, number>;
  /** Terms that name one more alternative of a gold that is hit: neither right nor wrong. */
  alternatives: ReadonlySet<number>;
}

// Labels may stand in the ad's own HTML.
const plain = (text: string) =>
  ` ${(fold(withoutHtml(text)).match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')} `;

/** True when one of the two is, as whole words, in the other. */
export function isSameTerm(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)];
  if (first.trim() === '' || second.trim() === '') return false;
  return first.includes(second) || second.includes(first);
}

const spansOf = ({ term, accept, anyOf = [] }: Gold) => [term, ...accept, ...anyOf];

/** Gives each term at most one gold and each gold at most one term, as many as can be, the most literal first. */
export function assignHits(terms: readonly string[], golds: readonly Gold[]): Hits {
  const fits = terms.map((term) =>
    golds
      .map((gold, index) => ({ index, score: closeness(term, gold) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ index }) => index),
  );
  const termOf = new Map<number, number>();
  const place = (term: number, seen: Set<number>): boolean =>
    (fits[term] ?? []).some((gold) => {
      if (seen.has(gold)) return false;
      seen.add(gold);
      const holder = termOf.get(gold);
      if (holder !== undefined && !place(holder, seen)) return false;
      termOf.set(gold, term);
      return true;
    });
  const best = (term: number) => closeness(terms[term] ?? '', golds[fits[term]?.[0] ?? -1]);
  const order = terms.map((_term, index) => index).toSorted((a, b) => best(b) - best(a));
  for (const term of order) place(term, new Set());
  const goldOf = new Map([...termOf].map(([gold, term]) => [term, gold]));
  const alternatives = terms
    .map((_term, index) => index)
    .filter((index) => !goldOf.has(index))
    .filter((index) =>
      (fits[index] ?? []).some((gold) =>
        (golds[gold]?.anyOf ?? []).some((one) => isSameTerm(one, terms[index] ?? '')),
      ),
    );
  return { goldOf, alternatives: new Set(alternatives) };
}

function closeness(term: string, gold: Gold | undefined): number {
  if (gold === undefined) return 0;
  const own = plain(term);
  return Math.max(
    ...spansOf(gold).map((span) => {
      if (!isSameTerm(term, span)) return 0;
      const [one, other] = [own.length, plain(span).length];
      return Math.min(one, other) / Math.max(one, other);
    }),
  );
}
