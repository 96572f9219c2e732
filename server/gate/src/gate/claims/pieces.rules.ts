import { isNumberWord } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  gapBefore,
  JOINS,
  oncePerList,
  type Places,
  type WordList,
} from '@sastre/wording';

/** Words that stand in a sentence as they do in its fact, one after another, with nothing that it tells elsewhere between them. */
export interface Piece {
  /** Places of its first and last word in the sentence. */
  from: number;
  to: number;
  /** The same in the fact. */
  first: number;
  last: number;
}

/** A sentence cut into the pieces of its fact that it is put together of, in its own order. */
export function piecesOf(said: WordList, alignment: Alignment, fact: FactIndex): Piece[] {
  const seen = new Set<number>();
  const told = said.words.flatMap((_word, place) => {
    const places = placesIn(said, place, alignment, fact);
    // Of a verb in two parts the second one tells nothing more.
    const isAgain = said.language === 'de' && places.every((at) => seen.has(at));
    for (const at of places) seen.add(at);
    const isHeavy = places.some((at) => fact.list.words[at]?.isGlue === false);
    return isAgain || !isHeavy ? [] : [{ place, places }];
  });
  const all = [...new Set(told.flatMap(({ places }) => places))].toSorted((a, b) => a - b);
  const next = new Map(all.map((at, index) => [at, all[index + 1]]));
  const pieces: Piece[] = [];
  for (const { place, places } of told) {
    const own = pieces.at(-1);
    const behind = own === undefined ? undefined : next.get(own.last);
    const goesOn = behind !== undefined && places.includes(behind);
    if (own !== undefined && (goesOn || places.includes(own.last))) {
      own.to = place;
      if (goesOn) own.last = endOf(places, behind);
      continue;
    }
    const at = places.find((one) => own !== undefined && one > own.last) ?? places[0] ?? 0;
    pieces.push({ from: place, to: place, first: at, last: endOf(places, at) });
  }
  return pieces;
}

/** Where a fact says a word: as aligned, or by the very word where it is judged elsewhere. Numbers are compared with what they count. */
function placesIn(said: WordList, place: number, { matched }: Alignment, fact: FactIndex): Places {
  const word = said.words[place];
  if (word === undefined || word.isGlue || isNumber(word.folded) || AVERAGE.test(word.folded))
    return [];
  const own = matched.get(place);
  if (own === undefined) return fact.byKey.get(`=${word.folded}`) ?? [];
  // A phrase is told at its first word, or at that behind its little word: "im Jahr".
  const isFirst = own.from === place || said.words[own.from]?.isGlue === true;
  // A compound of several words stands nowhere among them.
  const isLonger =
    word.folded.length > (fact.list.words[own.places[0] ?? -1]?.folded.length ?? 0) + 4;
  const isOne =
    (own.places.length === 1 && !(isLonger && said.language === 'de')) ||
    fact.byKey.has(`=${word.folded}`);
  return own.fact === 0 && isFirst && isOne ? own.places : [];
}

const AVERAGE = /^(?:media|promedio)$/;

/** True for a number in digits or a word. */
export function isNumber(folded: string): boolean {
  return /^\d/.test(folded) || isNumberWord(folded);
}

/** The last place of what is said by words in a row. */
function endOf(places: Places, otherwise: number): number {
  const isRow = places.every((at, index) => index === 0 || at === (places[index - 1] ?? 0) + 1);
  return Math.max(otherwise, isRow ? (places.at(-1) ?? 0) : 0);
}

/** How many joins, commas and other signs stand before each word. */
const seamsBefore = oncePerList((list: WordList) => {
  let count = 0;
  return list.words.map(({ folded }, place) => {
    const isSign = /[,;:.()]|\s-\s/.test(gapBefore(list, place));
    if (place > 0 && (isSign || JOINS[list.language].test(folded))) count += 1;
    return count;
  });
});

/** True when a join or a sign parts two words. */
export function isParted(list: WordList, from: number, to: number): boolean {
  const seams = seamsBefore(list);
  return seams[from] !== seams[to];
}
