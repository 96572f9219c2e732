import {
  type Alignment,
  type FactIndex,
  type Finding,
  hangsOn,
  isBehindSign,
  isDeedByForm,
  JOINS,
  oncePerList,
  partsBy,
  phrasesIn,
  type Places,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { deedsOf, isDeed } from './deeds.rules.ts';

const SIGN = /[,;.]\s/g;

/**
 * The person's own words in a new arrangement: two words side by side in one phrase of a sentence that the fact says of two
 * deeds, or in two sentences, and two others as well. Whole phrases may move; what stands together in two may not be exchanged.
 */
export function compareArrangement(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const { numbers } = phrasesIn(said);
  const isTogether = togetherIn(list);
  const told = said.words.flatMap(({ isGlue }, place) => {
    const found = matched.get(place);
    const isTelling = found?.fact === 0 && found.from === place && !isGlue;
    return isTelling ? [{ place, places: found.places }] : [];
  });
  const pairs = told.flatMap(({ place, places }, index) => {
    const last = told[index - 1];
    const isBeside =
      last !== undefined &&
      numbers[last.place] === numbers[place] &&
      !isListed(said, last.place + 1, place);
    return isBeside && !isTogether(last.places, places) ? [[last.place, place]] : [];
  });
  // One pair alone is a phrase that moved, unless it takes from two sentences; what is exchanged leaves a gap elsewhere.
  const isExchanged =
    pairs.some((one) => pairs.some((other) => !other.some((at) => one.includes(at)))) ||
    pairs.some((pair) =>
      areOfTwo(
        pair.map((place) => matched.get(place)?.places ?? []),
        list,
      ),
    );
  return unprovenAt(said, isExchanged ? [...new Set(pairs.flat())] : [], 'deed-contradicts');
}

/** What a comma or a join stands between is a list: in which order its things are told says nothing. */
function isListed(list: WordList, from: number, to: number): boolean {
  const { words, language } = list;
  return words
    .slice(from, to + 1)
    .some(({ folded }, index) => JOINS[language].test(folded) || isBehindSign(list, from + index));
}

const END = /[;.]\s/g;

/** Whether words stand in two sentences of their fact, wherever they stand. */
function areOfTwo([some = [], others = []]: readonly Places[], list: WordList): boolean {
  const parts = partsBy(list, END);
  return some.every((one) => others.every((other) => parts[one] !== parts[other]));
}

/** Whether words of a fact are told of one deed, or stand in one phrase, or in two of which one may hang on the other. */
const togetherIn = oncePerList((list: WordList) => {
  const { numbers } = phrasesIn(list);
  const on = hangsOn(list);
  const deeds = deedsOf(list);
  const parts = partsBy(list, SIGN);
  // A verb has all that is listed behind it, and an adverb behind a comma belongs to all before it.
  const isOfAll = list.words.map((word, place) => {
    const beside = list.words.filter(({ isGlue }, at) => !isGlue && parts[at] === parts[place]);
    const isVerb = isDeedByForm(word, list.language) || (place === 0 && isDeed(list, 0));
    return beside.length === 1 || isVerb;
  });
  const isTied = (one: number, other: number) => {
    const [first = 0, second = 0] = [numbers[one], numbers[other]];
    const isNear = parts[one] === parts[other] || isOfAll[one] === true || isOfAll[other] === true;
    const isHung = on[first]?.includes(second) === true || on[second]?.includes(first) === true;
    return (isNear && deeds[one] === deeds[other]) || isHung || first === second;
  };
  return (some: Places, others: Places) =>
    some.some((one) => others.some((other) => isTied(one, other)));
});
