import { LIMITS_IN_FACT, LIMITS_SAID } from '../claims/limits.rules.ts';
import { compareRankNumbers } from '../claims/rank-numbers.rules.ts';
import { compareRegions } from '../claims/regions.rules.ts';
import { sentencesOf } from '@sastre/reading';
import {
  align,
  type Alignment,
  type Amount,
  type FactIndex,
  type Finding,
  findRows,
  indexFact,
  isBehindSign,
  patternOf,
  placesOfTies,
  readPlacedAmounts,
  sameValue,
  unproven,
  type Word,
  type WordList,
} from '@sastre/wording';
import { placesComparedIn } from './judged-elsewhere.rules.ts';
import { compareLeftOut, sayerOf } from '../structure/left-out.rules.ts';

/** Rows that make a rank or a status smaller. */
const STATUS = /^(?:junior|former|open|learn|mostly|nearly)$/;
/** What says that something is over, and what else may say so. */
const OVER = patternOf('own.over');
const TIMES = patternOf('own.times');
const isOver = ({ folded }: Word) => OVER.test(folded);
const tellsTimes = (word: Word) => isOver(word) || TIMES.test(word.folded);
const YEAR = /^(?:years?|jahren?|anos?)$/;

/** A summary that leaves out what limits its own claims: a phrase, "former", "assistant", half of what its years were spent with. */
export function compareOwnLeftOut(
  said: WordList,
  fact: FactIndex,
  alignment: Alignment,
): Finding[] {
  const { words, text: own, language } = fact.list;
  const isSaid = sayerOf(said, fact, alignment);
  const names = new Set(findRows(LIMITS_SAID, said.words, language).map(({ name }) => name));
  const isStatusLost = findRows(LIMITS_IN_FACT, words, language).some(
    ({ name, from }) => STATUS.test(name) && !names.has(name) && !isSaid(from),
  );
  const isOverLost = words.some(isOver) && !said.words.some(tellsTimes);
  const here = readPlacedAmounts(said);
  const isRankLost = compareRankNumbers(said, alignment, fact).length > 0;
  const isWider = compareRegions(said, alignment, fact).length > 0;
  const isSpentElse = fact.amounts.some((amount) => {
    const isOfYears = amount.counted.slice(0, 1).some(({ folded }) => YEAR.test(folded));
    return (
      isOfYears &&
      here.some((other) => sameValue(other, amount)) &&
      restOfPart(fact.list, amount.places.at(-1) ?? 0).some((place) => !isSaid(place))
    );
  });
  const findings = sentencesOf(own).flatMap((sentence) => lostOf(sentence, said));
  const isMore = isRankLost || isWider || isNumberLost(fact, here, isSaid);
  return isStatusLost || isOverLost || isSpentElse || isMore
    ? [...findings, unproven([], 'deed-contradicts')]
    : findings;
}

/** "Seventeen years at the wheel on city lines" where ten of them were: a number of years lost from the words that it counts. */
function isNumberLost(
  { list, amounts }: FactIndex,
  here: readonly Amount[],
  isSaid: (place: number) => boolean,
): boolean {
  const isTold = (amount: Amount) => here.some((other) => sameValue(other, amount));
  const sentences = sentencesOf(list.text);
  return sentences.some((sentence) => {
    const from = list.text.indexOf(sentence);
    const own = amounts.filter(
      ({ at, isYear }) => !isYear && at >= from && at < from + sentence.length,
    );
    const lost = own.filter((amount) => !isTold(amount));
    return (
      lost.length > 0 &&
      lost.length < own.length &&
      lost.some((amount) => restOfPart(list, amount.places.at(-1) ?? 0).some(isSaid))
    );
  });
}

/** Phrases that a sentence of the summary loses where the new one tells most of it; it may tell something else instead. */
function lostOf(sentence: string, said: WordList): Finding[] {
  const fact = indexFact(sentence, said.language);
  const isSaid = sayerOf(
    said,
    fact,
    align(said, [fact], () => false),
  );
  const comparedIn = placesComparedIn(fact);
  const ties = placesOfTies(fact.list);
  const weighty = fact.list.words.flatMap(({ isGlue }, place) =>
    isGlue || comparedIn.has(place) || ties.has(place) ? [] : [place],
  );
  if (weighty.filter(isSaid).length < weighty.length * MOST) return [];
  return compareLeftOut(fact, isSaid, (place) => comparedIn.has(place) || ties.has(place));
}

/** Share of a sentence from which on it is told. */
const MOST = 0.4;

/** Places of the words of weight behind a place, up to the end of its part of the sentence. */
function restOfPart(list: WordList, from: number): number[] {
  const { words } = list;
  const seam = words.findIndex((_word, place) => place > from && isBehindSign(list, place));
  const end = seam < 0 ? words.length : seam;
  return words.flatMap(({ isGlue, folded }, place) =>
    place > from && place < end && !isGlue && !YEAR.test(folded) ? [place] : [],
  );
}
