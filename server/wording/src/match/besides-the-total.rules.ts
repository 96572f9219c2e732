import { PREPOSITIONS } from '@sastre/reading';
import type { WordList } from '../words/units.rules.ts';
import { type Alignment, placesOfWord } from './align.rules.ts';
import { type Amount, foldInPlace, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Finding, unproven } from './finding.ts';

/** What adds something that is not counted before it, folded. */
const BESIDES =
  /(?<!\p{L})(?:besides|as well as|in addition to|on top of|apart from|aside from|along with|alongside|neben|zusatzlich zu[mr]?|abgesehen von|ausser|ausserdem|daruber hinaus|nebst|ademas del?|aparte del?|junto (?:a|con)|amen del?)(?!\p{L})/u;
/** What tells the parts of a total, folded. */
const PARTS =
  /(?<!\p{L})(?:both|some|either|partly|including|among them|sowohl|teils|teilweise|darunter|davon|einschliesslich|inklusive|tanto|un[oa]s|algun[oa]s|ya sea|entre ell[oa]s|inclui\p{L}+)(?!\p{L})/u;
const JOIN = /^(?:and|or|und|oder|sowie|auch|wie|y|e|o|u|como)$/;
const SIGN = /[,;.:()]/;

/** "Ten trips a month to Chile, besides those at home" where the fact says "ten trips a month, both at home and to Chile". */
export function compareBesides(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const here = foldInPlace(said.text);
  const added = BESIDES.exec(here);
  if (added === null || BESIDES.test(foldInPlace(fact.list.text))) return [];
  const end = added.index + added[0].length;
  const stop = here.slice(end).search(/[,;.]/);
  const isAdded = (at: number) => at >= end && (stop < 0 || at < end + stop);
  const numbers = readPlacedAmounts(said).filter(({ isYear }) => !isYear);
  const placesWhere = (isOf: (at: number) => boolean) =>
    said.words.flatMap(({ isGlue, at }, place) =>
      !isGlue && isOf(at) ? placesOfWord(alignment, said, place, fact) : [],
    );
  const wrong = numbers.filter((amount) => {
    const [total, ...more] = fact.amounts.filter((one) => !one.isYear && sameValue(one, amount));
    if (total === undefined || more.length > 0 || isAdded(amount.at)) return false;
    // What an own sign parts from the number tells of all that it counts.
    const isBeside = (at: number) =>
      at !== amount.at &&
      !isAdded(at) &&
      !SIGN.test(said.text.slice(Math.min(at, amount.end), Math.max(at, amount.end)));
    return isPartOf(fact, total, placesWhere(isBeside), placesWhere(isAdded));
  });
  return wrong.length > 0
    ? [
        unproven(
          wrong.map(({ text }) => text),
          'number-contradicts',
        ),
      ]
    : [];
}

/** What is told with a number and what is told besides it are two parts of what the number counts in its fact. */
function isPartOf(
  { list, amounts }: FactIndex,
  total: Amount,
  beside: readonly number[],
  added: readonly number[],
): boolean {
  const { words, language, text } = list;
  const head = total.counted[0];
  const from = words.indexOf(head ?? words[total.places.at(-1) ?? 0]!);
  const isBehind = (place: number) => {
    const between = text.slice(words[from]?.end, words[place]?.at);
    const isFree = !amounts.some(({ at }) => at > total.end && at < (words[place]?.at ?? 0));
    return place > from && isFree && !/[.;]/.test(between);
  };
  const joinBefore = (place: number) =>
    words.findLastIndex(({ folded }, at) => at > from && at < place && JOIN.test(folded));
  const isPair = PARTS.test(foldInPlace(text.slice(total.end)));
  // "In schools and planning": what is joined without a preposition may be a deed of its own.
  const isOfBoth = (place: number) =>
    isPair || PREPOSITIONS[language].has(words[joinBefore(place) + 1]?.folded ?? '');
  const isOther = (one: number, other: number) =>
    joinBefore(Math.min(one, other)) < 0 &&
    joinBefore(Math.max(one, other)) >= 0 &&
    isOfBoth(Math.max(one, other));
  const all = added.filter(isBehind);
  return beside.filter(isBehind).some((one) => all.some((other) => isOther(one, other)));
}
