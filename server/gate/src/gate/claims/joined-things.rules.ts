import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  JOINS,
  oncePerList,
  OPENS,
  type Places,
  placesFrom,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { isDeed } from './deeds.rules.ts';
import { isPerson } from './people.ts';

/** Two words of weight side by side, with what stands between them. */
interface Pair {
  one: number;
  other: number;
  /** An "and" joins them, or the second hangs on the first by a preposition or as its owner. */
  kind: 'joined' | 'hung';
}

const OWNER: Partial<Record<Language, RegExp>> = { de: /^(?:der|des|deren|dessen)$/ };

/** Pairs of a text in the order of their first words. */
const pairsOf = oncePerList((list: WordList): readonly Pair[] => {
  const { words, language } = list;
  const heavy = words.flatMap((word, at) => (word.isGlue || /^\d/.test(word.folded) ? [] : [at]));
  return heavy.slice(1).flatMap((other, index): Pair[] => {
    const one = heavy[index] ?? 0;
    const between = words.slice(one + 1, other).map(({ folded }) => folded);
    const isParted = Array.from({ length: other - one }, (_none, at) => one + 1 + at).some((at) =>
      isBehindSign(list, at),
    );
    const isHalf = [one, other].some((at) => list.text.charAt(words[at]?.end ?? 0) === '-');
    const isSpan = words
      .slice(Math.max(0, one - NEAR), one)
      .some(({ folded }) => SPAN.test(folded));
    if (isParted || isHalf || isSpan || between.some((folded) => /^\d/.test(folded))) return [];
    if (between.some((folded) => JOINS[language].test(folded)) || isBoth(list, one, between))
      return [{ one, other, kind: 'joined' }];
    const isHung = between.some(
      (folded) => HANGS.has(OPENS[language].get(folded)) || OWNER[language]?.test(folded) === true,
    );
    return isHung ? [{ one, other, kind: 'hung' }] : [];
  });
});

/** "Tanto de costa como de ciudad", "sowohl in Bern als auch in Genf". */
function isBoth({ words }: WordList, one: number, between: readonly string[]): boolean {
  const before = words.slice(Math.max(0, one - 1 - NEAR), one);
  return (
    between.some((folded) => /^(?:como|als)$/.test(folded)) &&
    before.some(({ folded }) => /^(?:tanto|sowohl)$/.test(folded))
  );
}

/** Words between a span and its start. */
const NEAR = 2;
const SPAN = /^(?:between|from|zwischen|von|vom|entre|desde)$/;

/** Slots by which a thing is of, in, for or from another; "with" may say as much as "and". */
const HANGS: ReadonlySet<string | undefined> = new Set(['of', 'in', 'for', 'to', 'from', 'about']);

/**
 * "Repairs of boilers in kitchens" where the fact says "of boilers and in kitchens", "the management and the deputy" where it says "the
 * deputy of the management": what is joined hangs not on the other, and what hangs is not joined.
 */
export function compareJoined(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const placesOf = (at: number) => placesFrom(alignment, at);
  const known = pairsOf(list);
  const turned = pairsOf(said).filter(({ one, other, kind }) => {
    const [some, others] = [placesOf(one), placesOf(other)];
    const same = known.filter(
      (pair) =>
        (some.includes(pair.one) && others.includes(pair.other)) ||
        (some.includes(pair.other) && others.includes(pair.one)),
    );
    if (same.length === 0 || [one, other].some((at) => isDeed(said, at))) return false;
    // "The separation of A and B" is that of A from B; who is named is no second one.
    const isOfSomebody = same.every((pair) =>
      [pair.one, pair.other].some((at) => isPerson(list, at)),
    );
    return same.every((pair) => pair.kind !== kind) && (kind === 'hung' || isOfSomebody);
  });
  return unprovenAt(
    said,
    [
      ...new Set([
        ...turned.flatMap(({ one, other }) => [one, other]),
        ...crossed(said, placesOf, list),
      ]),
    ],
    'deed-contradicts',
  );
}

/** "Lamps in schools and alarms in shops" where the fact says "lamps and alarms in schools and shops": two pairs of which each half of the sentence takes one. */
function crossed(said: WordList, placesOf: (at: number) => Places, list: WordList): number[] {
  const at = new Map(
    said.words.flatMap((_word, place) => placesOf(place).map((one) => [one, place] as const)),
  );
  const joined = pairsOf(list).flatMap(({ one, other, kind }) => {
    const [here, there] = [at.get(one), at.get(other)];
    return kind === 'joined' && here !== undefined && there !== undefined && here !== there
      ? [[Math.min(here, there), Math.max(here, there)] as const]
      : [];
  });
  const isJoin = (from: number, to: number) =>
    said.words.slice(from + 1, to).some(({ folded }) => JOINS[said.language].test(folded));
  return joined.flatMap(([first, second]) =>
    joined.flatMap(([third, fourth]) =>
      first < third &&
      third < second &&
      second < fourth &&
      isJoin(third, second) &&
      !isJoin(first, third)
        ? [first, second, third, fourth]
        : [],
    ),
  );
}
