import type { Amount } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { findWord } from './match.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** Ordinals in words, folded, from the first on, without what German and Spanish bend: en, de, es. */
const STEMS = [
  ['first', 'erste', 'primer[oa]?'],
  ['second', 'zweite', 'segund[oa]'],
  ['third', 'dritte', 'tercer[oa]?'],
  ['fourth', 'vierte', 'cuart[oa]'],
  ['fifth', 'funfte', 'quint[oa]'],
  ['sixth', 'sechste', 'sext[oa]'],
  ['seventh', 'siebte', 'septim[oa]'],
  ['eighth', 'achte', 'octav[oa]'],
  ['ninth', 'neunte', 'noven[oa]'],
  ['tenth', 'zehnte', 'decim[oa]'],
] as const;
const ORDINALS = STEMS.map(([en, de, es]) => new RegExp(`^(?:${en}|${de}[nrms]?|${es}s?)$`));

/** The alternatives of an ordinal before a singular, as a pattern; from the third to the eighth, that intervals have. */
export function ordinalOfInterval(value: number): string | undefined {
  const [en, de, es] = STEMS[value - 1] ?? [];
  return value < 3 || value > 8 || en === undefined ? undefined : `${en}|${de}[nrs]?|${es}`;
}

/** The number of an ordinal in a word, folded; undefined: it is none. */
export function valueOfOrdinal(folded: string): number | undefined {
  const place = ORDINALS.findIndex((ordinal) => ordinal.test(folded));
  return place < 0 ? undefined : place + 1;
}

/** "9. Klasse", "the 2nd floor" where the fact says "neunte Klasse", "the second floor". */
export function isOrdinal(
  said: WordList,
  { values, end, counted }: Amount,
  facts: readonly FactIndex[],
): boolean {
  const ordinal = ORDINALS[(values[0] ?? 0) - 1];
  if (ordinal === undefined || !WRITTEN.test(said.text.slice(end))) return false;
  return facts.some((fact) =>
    fact.list.words.some(
      ({ folded }, at) =>
        ordinal.test(folded) &&
        (counted[0] === undefined ||
          findWord(counted[0], said, fact).some(
            (place) => place > at && place - at <= NEAR_ORDINAL,
          )),
    ),
  );
}

/** "The 9th class" where the fact says "nine classes": one says which, the other how many. */
export function isWhichOf(said: WordList, one: Amount, list: WordList, other: Amount): boolean {
  const [here, there] = [said.text.slice(one.end), list.text.slice(other.end)].map((rest) =>
    WRITTEN.test(rest),
  );
  const isCounting = one.counted.length > 0 || other.counted.length > 0;
  return isCounting && here !== there;
}

/** What behind a figure makes an ordinal of it. */
const WRITTEN = /^(?:\.(?=\s\p{L})|\.?[ºª]|(?:st|nd|rd|th)(?!\p{L}))/u;

const NEAR_ORDINAL = 5;
