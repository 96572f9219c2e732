import type { Language } from '@sastre/shared-contracts/api';
import { BY, isNumberWord, PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  isDeedByForm,
  oncePerList,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { isPerson } from './people.ts';

/** How somebody is tied to what is done: it is done with, to or by them, or is theirs. */
type Part = 'with' | 'to' | 'by' | 'of';

const PARTS: Record<Language, Readonly<Record<string, Part>>> = {
  en: { with: 'with', alongside: 'with', to: 'to', by: 'by', of: 'of' },
  de: { mit: 'with', samt: 'with', an: 'to', ans: 'to', durch: 'by', des: 'of' },
  es: { con: 'with', al: 'to', a: 'to', por: 'by', de: 'of', del: 'of' },
};
/** Parts that must not be told for one another, from the fact to the sentence. */
const OTHER: ReadonlySet<string> = new Set<`${Part}>${Part}`>([
  'with>of',
  'to>of',
  'with>by',
  'to>by',
]);
/** Words between a preposition and who stands behind it. */
const NEAR = 4;

/** "Costs of the head" where the fact says "report costs to the head": who is told, who takes part and whose it is are three. */
export function compareParties(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  if (said.language !== list.language) return [];
  const turned = [...matched].flatMap(([place, { fact, places, from }]) => {
    if (fact !== 0 || from !== place || said.words[place]?.isGlue !== false) return [];
    if (places.length === 0 || !places.every((at) => isPerson(list, at))) return [];
    const here = partsOf(said)[place];
    const there = places.map((at) => partsOf(list)[at]);
    const isOther = there.every(
      (one) => one !== undefined && OTHER.has(`${one.part}>${here?.part ?? ''}`),
    );
    return here !== undefined && isOther && !isOfDeed(said, here) ? [place] : [];
  });
  return unprovenAt(said, turned, 'deed-contradicts');
}

interface Tied {
  part: Part;
  /** The word of weight that it hangs on, by its place; below 0 for none. */
  host: number;
}

/** How each word of a text is tied. */
const partsOf = oncePerList((list: WordList): readonly (Tied | undefined)[] =>
  list.words.map((_word, place) => partOf(list, place)),
);

function partOf(list: WordList, place: number): Tied | undefined {
  const { words, text, language } = list;
  const { at, end } = words[place] ?? { at: 0, end: 0 };
  if (language === 'en' && /['’]s?$/.test(text.slice(at, end + 1).trimEnd()))
    return { part: 'of', host: words.findIndex(({ isGlue }, one) => one > place && !isGlue) };
  let weight = 0;
  for (let before = place - 1; before >= Math.max(0, place - NEAR); before -= 1) {
    const word = words[before];
    if (word === undefined || isBehindSign(list, before + 1)) return undefined;
    const part = PARTS[language][word.folded];
    if (part !== undefined)
      return { part, host: words.findLastIndex(({ isGlue }, one) => one < before && !isGlue) };
    if (PREPOSITIONS[language].has(word.folded) || BY[language].has(word.folded)) return undefined;
    if (!word.isGlue) weight += 1;
    // "A workshop of four technicians" counts who is in it.
    if (isNumberWord(word.folded)) return undefined;
    if (weight > 1) return undefined;
  }
  return undefined;
}

const DEED_NOUN = /(?:tion|sion|ment|ance|ing|sal|ung|cion|miento|encia|ancia)(?:e?s|en)?$/;

/** "The training of staff": whose it is may be whom it was done to. */
function isOfDeed({ words, language }: WordList, { part, host }: Tied): boolean {
  const word = words[host];
  if (part !== 'of' || word === undefined) return false;
  return DEED_NOUN.test(word.folded) || (isDeedByForm(word, language) && host === 0);
}
