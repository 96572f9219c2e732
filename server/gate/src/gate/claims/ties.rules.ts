import { BY, readPlacedNumbers } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  OTHER_TIES,
  OTHERS,
  type Tie,
  TIES,
  TIME,
  unprovenWords,
  type Word,
  type WordList,
} from '@sastre/wording';
import { isPurpose, slotsOf } from './slots.rules.ts';

const isOther = (word: Word, { language }: WordList) =>
  word.isAgent || OTHERS[language].test(word.folded);

/** "For the team" where the fact says "with the team", "from monthly to yearly" where it says "from yearly to monthly". */
export function compareTies(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const wrong = said.words.filter((word, place) => {
    const found = matched.get(place);
    const at = found?.fact === 0 && found.from === place ? found.places[0] : undefined;
    // "Bidders' questions" are questions from bidders.
    if (word.isGlue || at === undefined || isOwner(said, word)) return false;
    const [here, there] = [tieOf(said, place), tieOf(list, at)];
    // "Unter Aufsicht der Meisterin" is "von der Meisterin beaufsichtigt".
    if (there === 'under' && here !== 'under')
      return (
        !isDoneBy(said, place, matched, list, at) && !isSameOversight(said, place, matched, at)
      );
    if (there === 'by' && here === 'under' && isSameOversight(said, place, matched, at))
      return false;
    if (here === undefined) return false;
    const isCompany = here === 'with' || here === 'for';
    if (there === 'by' && isCompany && isOther(word, said)) return true;
    if (there !== undefined) return OTHER_TIES[there].includes(here);
    // Who did it alone in the fact did it with or for somebody here.
    // "With A, B and C" has each of them behind its "with".
    const isListed = slotsOf(list)[at]?.some((slot) => slot === here) === true;
    return isCompany && !isListed && isOther(word, said) && doesIt(list, at);
  });
  return unprovenWords(
    wrong.map(({ text }) => text),
    'deed-contradicts',
  );
}

/** "The bidders'", "the bidder's". */
function isOwner({ text, language, words }: WordList, word: Word): boolean {
  const ends = ({ at, end }: Word) => /['’]s?$/.test(text.slice(at, end + 1).trimEnd());
  const next = words[words.indexOf(word) + 1];
  // "Branch managers' questions".
  const isPart = next?.isGlue === false && text.slice(word.end, next.at) === ' ' && ends(next);
  return language === 'en' && (ends(word) || isPart);
}

/** How far behind its noun, or its participle, the one who oversees is named. */
const NEAR_DOER = 5;

/** "Supervised by the foreman" where the fact says "under the supervision of the foreman": the same one does the same. */
function isDoneBy(
  said: WordList,
  place: number,
  matched: Alignment['matched'],
  list: WordList,
  at: number,
): boolean {
  const by = [place - 1, ...Array.from({ length: NEAR_DOER }, (_none, index) => place + 1 + index)]
    .filter((one) => BY[said.language].has(said.words[one]?.folded ?? ''))
    .at(-1);
  if (by === undefined) return false;
  const doer = said.words.findIndex((word, one) => one > by && one !== place && !word.isGlue);
  return (
    doer >= 0 &&
    doer - by <= 3 &&
    matched.get(doer)?.fact === 0 &&
    matched.get(doer)?.places.some((one) => one !== at && Math.abs(one - at) <= NEAR_DOER) ===
      true &&
    list.words[at] !== undefined
  );
}

/** "Supervised by the foreman" and "under the supervision of the foreman": the word of oversight and its holder stand together in both. */
function isSameOversight(
  said: WordList,
  place: number,
  matched: Alignment['matched'],
  at: number,
): boolean {
  for (let before = place - 1; before >= Math.max(0, place - NEAR_DOER); before -= 1) {
    const word = said.words[before];
    if (word === undefined || isBehindSign(said, before + 1)) return false;
    if (word.isGlue) continue;
    const own = matched.get(before);
    const isNear =
      own?.fact === 0 && own.places.some((one) => one !== at && Math.abs(one - at) <= 3);
    const ties = said.words.slice(Math.max(0, before - 2), place);
    const isTied = ties.some(
      ({ folded }) => BY[said.language].has(folded) || UNDER.test(folded) || folded === 'ordenes',
    );
    return isNear && isTied;
  }
  return false;
}

const isNobody = (one: Word | undefined, next: Word | undefined) =>
  /^(?:my|meine[rm]?|mi)$/.test(one?.folded ?? '') ||
  (/^(?:an?|eine[rm]?|una?)$/.test(one?.folded ?? '') && TIME.test(next?.folded ?? ''));

const UNDER = /^(?:under|unter|bajo)$/;

/** The preposition that a word stands behind, with no other word of weight but one between them. */
function tieOf(list: WordList, place: number): Tie | undefined {
  const { words, language } = list;
  let weight = 0;
  for (let before = place - 1; before >= Math.max(0, place - 4); before -= 1) {
    const word = words[before];
    if (word === undefined || isBehindSign(list, before + 1)) return undefined;
    // What a number is tied to is compared with the number.
    if (/^\d/.test(word.folded) || readPlacedNumbers(word.folded).length > 0) return undefined;
    const tie = isPurpose(words, before) ? 'for' : TIES[language][word.folded];
    // "Bajó" is no "bajo", "under an hour" is less, and what is done under one is one's own.
    const isNone =
      /ó$/.test(word.text) || (tie === 'under' && isNobody(words[before + 1], words[before + 2]));
    if (isNone) return undefined;
    if (tie !== undefined) return tie;
    if (!word.isGlue && !isOwner(list, word)) weight += 1;
    if (weight > 1) return undefined;
  }
  return undefined;
}

/** True for a doer behind a relative or a comma: "which the Head of Data revised", "moderiert von der Leitung". */
function doesIt({ words, text }: WordList, at: number): boolean {
  const first = words.findLastIndex(
    (word, place) =>
      place < at &&
      (RELATIVE.test(word.folded) || /[,;]\s*$/.test(text.slice(word.end, words[place + 1]?.at))),
  );
  return first >= 0 && at - first <= NEAR_RELATIVE;
}

/** Words, folded, that begin a relative clause. */
export const RELATIVE = /^(?:which|that|who|welche[rsmn]?|que|quien)$/;
const NEAR_RELATIVE = 5;
