import { isNumberWord, periodOf, PERIODS } from '@sastre/reading';
import {
  type Amount,
  type FactIndex,
  type Finding,
  foldInPlace,
  isBehindSign,
  readPlacedAmounts,
  sameValue,
  unproven,
  type WordList,
} from '@sastre/wording';

/** Words, folded, that may say of each one what is counted, and by which a number is that of the mean. */
const SHARES =
  /^(?:each|apiece|every|per|je|jeweils|pro|a|jede[nmrs]?|cada|respectively|respectivamente)$/;
const MEAN =
  /^(?:averag\w*|mean|durchschnitt\w*|\w+durchschnitt\w*|schnitt|mittel|promedi\w*|media|medio)$/;
/** How far from its number a mark stands. */
const NEAR = 8;

/** "Two courses with 15 guests" where the fact says "with 15 guests each"; "from 9 to an average of 4" where it says "from an average of 9 to 4". */
export function compareNumberMarks(said: WordList, fact: FactIndex): Finding[] {
  const [here, there] = [readPlacedAmounts(said), fact.amounts];
  const lost = [
    ...lostMarks({ said, isSaid: SHARES, list: fact.list }, isOfEach, [here, there]),
    ...lostMarks({ said, isSaid: MEAN, list: fact.list }, isMean, [here, there]),
  ];
  const moved = here.filter((one) => {
    if (!isMeant(said, one)) return false;
    const meant = there.filter((other) => isMeant(fact.list, other));
    return meant.length > 0 && !meant.some((other) => sameValue(one, other));
  });
  const wrong = [...lost, ...moved].map(({ text }) => text);
  const turned = turnedRates(said, fact.list);
  return [...new Set([...wrong, ...turned])].map((word) => unproven([word], 'number-contradicts'));
}

type IsMark = (list: WordList, place: number) => boolean;

const isMean: IsMark = ({ words }, place) => {
  const [before = '', word = ''] = [words[place - 1], words[place]].map((one) => one?.folded);
  // "Schnitt Weiden" is a deed, "im Schnitt" is none.
  return MEAN.test(word) && (!HALF.test(word) || /^(?:im|de|una?|en)$/.test(before));
};

const HALF = /^(?:schnitt|mittel|media|medio)$/;

/** "12 each", "je zwölf", "cada una": no "each week". */
const isOfEach: IsMark = ({ words }, place) => {
  const [word = '', next = ''] = words.slice(place, place + 2).map(({ folded }) => folded);
  if (word === 'cada') return /^un[oa]$/.test(next);
  if (word === 'je') return isNumberWord(next);
  return /^(?:each|apiece|jeweils)$/.test(word) && periodOf(next) === undefined;
};

/** Numbers of a sentence that its fact has with a mark, where the sentence has none of the kind. */
function lostMarks(
  { said, isSaid, list }: { said: WordList; isSaid: RegExp; list: WordList },
  isMark: IsMark,
  [here, there]: readonly [readonly Amount[], readonly Amount[]],
): readonly Amount[] {
  if (said.words.some(({ folded }) => isSaid.test(folded))) return [];
  const marked = there.filter((one) => !one.isYear && isNear(list, one, isMark));
  return here.filter((one) => marked.some((other) => sameValue(one, other)));
}

/** A mark within reach of a number, in its own part. */
function isNear(list: WordList, { places }: Amount, isMark: IsMark): boolean {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  return list.words.some((_word, at) => {
    if (at < first - NEAR || at > last + NEAR || !isMark(list, at)) return false;
    const [from, to] = at < first ? [at, first] : [last, at];
    return !list.words.some((_one, one) => one > from && one <= to && isBehindSign(list, one));
  });
}

/** Words between a mean and its number. */
const TIGHT = 2;

/** The number that a mean stands right before, with nothing but little words between. */
function isMeant({ words }: WordList, { places, isYear }: Amount): boolean {
  const first = places[0] ?? 0;
  const at = words.findLastIndex(({ folded }, one) => one < first && MEAN.test(folded));
  return (
    !isYear &&
    at >= 0 &&
    first - at <= TIGHT &&
    words.slice(at + 1, first).every(({ isGlue }) => isGlue)
  );
}

/** From hours to years: what is done in a shift is done in each. */
const MOST_PERIODS = 6;
const WITHIN =
  '(?:(?:in|within|over|innerhalb|en|durante) (?:an?|one|einem|einer|eines|una?)(?: solo| sola)?)';
const PER = '(?:(?<!(?:in|within|for|over|after|half) )an?|per|pro|je|im|in der|am|por|al|a la)';
const TURNS = PERIODS.slice(0, MOST_PERIODS).map(([, words]) => ({
  span: new RegExp(`(?<!\\p{L})${WITHIN} (?:${words})(?!\\p{L})`, 'u'),
  rate: new RegExp(`(?<!\\p{L})${PER} (?:${words})(?!\\p{L})`, 'u'),
}));

/** "To 3 within a month" where the fact says "to 3 a month", and the other way round: how many in each stretch is not how long it took. */
function turnedRates(said: WordList, list: WordList): string[] {
  const [here, there] = [foldInPlace(said.text), foldInPlace(list.text)];
  return TURNS.flatMap(({ span, rate }) =>
    [[span, rate] as const, [rate, span] as const].flatMap(([one, other]) => {
      const found = one.exec(here);
      const isTurned = found !== null && !one.test(there) && other.test(there) && !other.test(here);
      return isTurned ? [said.text.slice(found.index, found.index + found[0].length)] : [];
    }),
  );
}
