import type { Language } from '@sastre/shared-contracts/api';
import { pattern, readPlacedNumbers } from '@sastre/reading';
import {
  type Alignment,
  type Amount,
  contradicted,
  type FactIndex,
  FINDER,
  finderOf,
  type Finding,
  findRows,
  foldInPlace,
  type Hit,
  oncePerList,
  patternOf,
  placesOf,
  rateOf,
  readPlacedAmounts,
  textOf,
  unproven,
  unprovenWords,
  VAGUE,
  type WordList,
} from '@sastre/wording';

/** Finds amounts without a figure: all, many, half, alone. */
export const AMOUNTS = finderOf(VAGUE);

/** "Every week", "jeden Montag", "todos los meses": how often, not how many. */
const TIMES = patternOf('vague.times');
/** Words that may stand before those: "every two weeks", "todos los meses". */
const BEFORE_TIMES =
  /^(?:two|three|four|five|six|other|second|third|fourth|fifth|sixth|zwei|drei|vier|funf|sechs|(?:zwei|drit|vier|funf|sechs)te[nrs]?|dos|tres|cuatro|cinco|seis|los|las)$/;

/** True where a time, or a count of times, begins. */
function isTimeAt(words: WordList['words'], place: number): boolean {
  const [first = '', next = ''] = words.slice(place, place + 2).map(({ folded }) => folded);
  return TIMES.test(first) || (BEFORE_TIMES.test(first) && TIMES.test(next));
}

/** Words that are an amount only without their accent or their neighbour: "medía" measured, "medio ambiente", "por medio de". */
function isOtherWord({ words, language }: WordList, { name, from, to }: Hit): boolean {
  const [before = '', next = ''] = [words[from - 1]?.folded, words[to + 1]?.folded];
  // "Expect to complete it" is a deed.
  if (language === 'en' && words[from]?.folded === 'complete' && from === to)
    return COMPLETES.test(before) || /^(?:it|them|the|a|an|my|this|that)$/.test(next);
  // "Every quarter" is a time.
  if (name === 'quarter' && (/^(?:every|each|per)$/.test(before) || isRateAt(words, from - 1)))
    return true;
  if (language === 'es' && name === 'all' && COMPLETED.test(words[from]?.text ?? '')) return true;
  // "Half an hour" is a stretch of time.
  const behind = words[to + 2]?.folded ?? '';
  if (name === 'half' && (HOUR.test(next) || (/^an?$/.test(next) && HOUR.test(behind))))
    return true;
  if (name !== 'half' || language !== 'es') return false;
  const around = [words[from - 1]?.folded ?? '', words[from + 1]?.folded ?? ''];
  return (
    /í/iu.test(words[from]?.text.normalize('NFC') ?? '') ||
    around[1] === 'ambiente' ||
    // "Una media de 320", "320 de media": an average.
    (words[from]?.folded === 'media' && (around[0] === 'de' || around[1] === 'de')) ||
    (around[0] === 'por' && around[1] === 'de')
  );
}

const HOUR = /^(?:hours?|stunden?|horas?)$/;

/** "15 items a quarter": what is counted stands before it. */
function isRateAt(words: WordList['words'], article: number): boolean {
  const thing = words[article - 1];
  const number = words[article - 2]?.folded ?? '';
  return (
    words[article]?.folded === 'a' &&
    thing?.isGlue === false &&
    readPlacedNumbers(number).length > 0
  );
}

/** "Se completó en 2019": a deed, too. */
const COMPLETED = /^complet(?:ó|é|aron|aba[ns]?|ar)$/iu;
const COMPLETES = /^(?:to|can|will|could|would|must|should|i|we|they|is|are|was|were)$/;

/** Places of all such words, also of those that say how often or stand in "without any". */
export function placesOfVague(list: WordList): number[] {
  return placesOf(hitsIn(list));
}

/** Words that are an amount, each where it stands. */
export const hitsIn = oncePerList((list): readonly Hit[] =>
  findRows(AMOUNTS, list.words, list.language).filter((hit) => !isOtherWord(list, hit)),
);

/** Words like "all" and "many", with the name of what they say. */
export const findVague = oncePerList((list): readonly Hit[] => {
  const { words } = list;
  return hitsIn(list).filter(({ name, from, to }) => {
    const next = words[to + 1]?.folded ?? '';
    const before = words[from - 1]?.folded ?? '';
    return !(
      name === 'all' &&
      (/^(?:without|ohne|sin|any|no|not)$/.test(before) ||
        /^\d/.test(next) ||
        isTimeAt(words, to + 1))
    );
  });
});

const saysEach = oncePerList(({ words }) => words.some(({ folded }) => EACH.test(folded)));
const foldedOf = oncePerList(({ text }) => foldInPlace(text));

/** Amounts without a figure that no fact says. */
export function compareVague(
  said: WordList,
  facts: readonly FactIndex[],
  { matched }: Alignment,
): Finding[] {
  const known = new Set(facts.flatMap(({ list }) => findVague(list).map(({ name }) => name)));
  const isEachSaid = facts.some(({ list }) => saysEach(list));
  const shares = facts.flatMap(({ amounts }) => amounts);
  const isFigure = (name: string) =>
    shares.some(
      ({ unit, values }) =>
        (name === 'half' && unit === 'percent' && values.includes(50)) ||
        (name === 'quarter' && unit === 'percent' && values.includes(25)) ||
        (name === 'double' && unit === 'percent' && values.includes(100)) ||
        (name === 'ten' && values.includes(10)),
    ) ||
    // "Twice a year" where the fact says "two evenings a year".
    (name === 'double' &&
      /(?<!\p{L})(?:twice|zweimal|dos veces)(?!\p{L})/iu.test(said.text) &&
      facts.some(({ list, amounts }) =>
        amounts.some((one) => one.values.includes(2) && rateOf(list, one) !== undefined),
      )) ||
    // "The only porter" is the sole one.
    (name === 'alone' &&
      said.words.some(({ folded }) => folded === 'sole') &&
      facts.some(({ list }) => THE_ONLY.test(list.text)));
  const counted = new Set(readPlacedAmounts(said).flatMap(({ places }) => places));
  // "On my own" is not told where a fact has nothing but its "on".
  const isMatched = ({ from, to }: Hit) =>
    said.words.some(
      ({ isGlue }, at) => at >= from && at <= to && (!isGlue || from === to) && matched.has(at),
    );
  const loose = findVague(said).filter(
    (hit) =>
      !known.has(hit.name) &&
      !(isEachSaid && EVERY.test(said.words[hit.from]?.folded ?? '')) &&
      !(hit.name === 'most' && facts.some(({ list }) => MOSTLY.test(foldedOf(list)))) &&
      !counted.has(hit.from) &&
      !isMatched(hit) &&
      !isFigure(hit.name) &&
      !isDenied(said, hit.from, facts[0]) &&
      !isAnyOne(said, hit.from, matched, facts),
  );
  const excepted = facts.some(({ list }) => ALL_BUT.test(foldedOf(list)))
    ? null
    : ALL_BUT.exec(foldedOf(said));
  if (excepted !== null) return [unproven([excepted[0]], 'comparator-contradicts')];
  const turned = [...turnedShares(said, facts)];
  const compared = comparedShares(said, facts);
  if (turned.length > 0) return [contradicted('direction-contradicts', ...turned)];
  const words = ({ from, to }: Hit) => said.words.slice(from, to + 1).map(({ text }) => text);
  return [
    ...unprovenWords(compared, 'comparator-contradicts'),
    ...unprovenWords(loose.map((hit) => words(hit).join(' '))),
  ];
}

/** "All but two of them" is the rest of what "two of them" counts. */
const ALL_BUT = pattern('u')`
  (?<!\p{L})(?:
    all (?:\p{L}+ ){0,2}(?:but|except|bar|save|minus)|alle\w* (?:\p{L}+ ){0,2}(?:bis auf|ausser|ohne|abzuglich)|
    bis auf|tod[oa]s (?:\p{L}+ ){0,3}(?:menos|salvo|excepto)|every(?:thing|one| \p{L}+) (?:but|except)
  )(?!\p{L})`;
const THE_ONLY = /\b(?:the|as|their|our) only\b/i;

/** What is said of each is said of every one. */
const EACH = /^(?:each|cada|je|jeweils)$/;
const EVERY = /^(?:every|jede[nrms]?|tod[oa]s)$/;
/** What is mostly so is so of most of it. */
const MOSTLY =
  /(?<!\p{L})(?:mostly|mainly|chiefly|predominantly|largely|zumeist|meist|meistens|hauptsachlich|uberwiegend|vorwiegend|grosstenteils|mayormente|mayoritariamente|sobre todo|principalmente)(?!\p{L})/u;

const COUNTED_SHARE = /^(?:half|third|quarter|ten|dozen)$/;

/** Shares that a text tells by a word, and how each is compared. */
function sharesIn(list: WordList): (Hit & { comparator: string | undefined })[] {
  const comparators = findRows(FINDER, list.words, list.language);
  return findVague(list)
    .filter(({ name }) => COUNTED_SHARE.test(name))
    .map((hit) => {
      const isNear = ({ to }: Hit) =>
        to === hit.from - 1 || (to === hit.from - 2 && list.words[hit.from - 1]?.isGlue === true);
      return { ...hit, comparator: comparators.find(isNear)?.name };
    });
}

/** "25 %" where the fact says "ein Viertel": the same share, compared as the other is. */
export function isShareTold(amount: Amount, facts: readonly FactIndex[]): boolean {
  if (amount.unit !== 'percent') return false;
  const name = amount.values.includes(50) ? 'half' : amount.values.includes(25) ? 'quarter' : '';
  return facts.some(({ list }) =>
    sharesIn(list).some((share) => share.name === name && share.comparator === amount.comparator),
  );
}

/** "Over a third" where the fact says "about a third": a share in words is compared as one in figures is. */
function comparedShares(said: WordList, facts: readonly FactIndex[]): string[] {
  const here = sharesIn(said);
  if (here.length === 0) return [];
  const there = facts.flatMap(({ list }) => sharesIn(list));
  return here
    .filter(({ name, comparator }) => {
      const same = there.filter((one) => one.name === name);
      return same.length > 0 && same.every((one) => one.comparator !== comparator);
    })
    .map((hit) => textOf(said, hit));
}

const NO = /^(?:no|not|none|never|without|nor|neither)$/;
const NONE = /^(?:no|none|never|neither|nothing)$/;
/** Words between a negation and its "any". */
const NEAR_NO = 5;

/** "Did not reject any" where the fact says "none was rejected". */
function isDenied({ words, language }: WordList, place: number, fact?: FactIndex): boolean {
  if (language !== 'en' || words[place]?.folded !== 'any' || fact?.list.language !== 'en')
    return false;
  return (
    words.slice(Math.max(0, place - NEAR_NO), place).some(({ folded }) => NO.test(folded)) &&
    fact.list.words.some(({ folded }) => NONE.test(folded))
  );
}

/** "Any deviations" where the fact says "deviations", and counts none of them. */
function isAnyOne(
  { words }: WordList,
  place: number,
  matched: Alignment['matched'],
  facts: readonly FactIndex[],
): boolean {
  if (words[place]?.folded !== 'any') return false;
  const next = words.findIndex(({ isGlue }, at) => at > place && !isGlue);
  const found = matched.get(next);
  const list = facts[found?.fact ?? -1]?.list;
  if (found === undefined || list === undefined || next - place > 1) return false;
  return found.places.some((at) => {
    const before = list.words[at - 1];
    // "Reported any drifts" where the fact says "flagged drifts": the verb itself stands before it.
    const isVerbs = [1, 2, 3].some((back) => matched.get(place - back)?.places.includes(at - 1));
    return (
      at < 2 ||
      isVerbs ||
      before === undefined ||
      (before.isGlue && !/^(?:an?|one|the|both)$/.test(before.folded))
    );
  });
}

const STEPS: Record<Language, Readonly<Record<string, 'by' | 'to'>>> = {
  en: { by: 'by', to: 'to' },
  de: { um: 'by', auf: 'to' },
  es: { en: 'by', hasta: 'to', a: 'to' },
};
const SHARE = /^(?:half|third|quarter)$/;

/** Shares that a sentence calls an end ("auf die Hälfte") and the fact a difference ("um die Hälfte"), or the other way round. */
function turnedShares(said: WordList, facts: readonly FactIndex[]): string[] {
  const there = facts.flatMap(({ list }) =>
    findVague(list).map((hit) => ({ name: hit.name, step: stepOf(list, hit) })),
  );
  return findVague(said)
    .filter((hit) => SHARE.test(hit.name))
    .filter((hit) => {
      const step = stepOf(said, hit);
      const same = there.filter(
        ({ name, step: other }) => name === hit.name && other !== undefined,
      );
      // "Creció un tercio" is by a third, and "hasta un tercio" an end.
      const isBare =
        said.language === 'es' &&
        said.words
          .slice(Math.max(0, hit.from - 2), hit.from)
          .some(({ folded }) => folded === 'hasta') &&
        same.length === 0 &&
        there.some(({ name }) => name === hit.name);
      return (
        step !== undefined &&
        (isBare || (same.length > 0 && same.every((one) => one.step !== step)))
      );
    })
    .map(({ from }) => said.words[from]?.text ?? '');
}

function stepOf({ words, language }: WordList, { from }: Hit): 'by' | 'to' | undefined {
  return words
    .slice(Math.max(0, from - 3), from)
    .map(({ folded }) => STEPS[language][folded])
    .findLast((step) => step !== undefined);
}
