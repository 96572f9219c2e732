import type { Word, WordList } from '../words/units.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import type { Places } from './match.rules.ts';

const LINK = '(?:s|n|en|es|e|er)?';
const ENDING = '(?:e|en|er|ern|n|s|es|ung|ungen)?';
/** "Straßenbahnfahrerin" as a position: who is one does it. */
const DOER = /^\p{L}{8,}(?:er|erin)$/u;
const LONGEST_TITLE = 4;
/** Letters that a half of a compound has at least. */
const SHORTEST = 4;
/** Words between the head and what it is told with: "der", "von den". */
const FARTHEST = 2;
/** Words between a thing and its verb at the end of the clause. */
const FARTHEST_VERB = 7;

/** Where a fact has a German compound of a word and its neighbour: both halves of "Skelettpräparation" in "Präparation von Skeletten". */
export function findHalf({ words, text }: WordList, place: number, { list }: FactIndex): Places {
  if (list.language !== 'de') return [];
  // "Sandsäcke verbaut" of the "Sandsackverbau": the thing stands before its verb.
  const isVerb = (one: number) =>
    /^\p{Ll}{4,}(?:t|te|ten|en)$/u.test(words[one]?.text ?? '') && words[one]?.isGlue === false;
  const isDone = (thing: number, deed: number) =>
    isVerb(deed) &&
    /^\p{Lu}/u.test(words[thing]?.text ?? '') &&
    !/[.,;:()]/.test(text.slice(words[thing]?.end, words[deed]?.at));
  const isTied = (head: number, other: number) =>
    other - head <= FARTHEST + 1 &&
    words.slice(head + 1, other).every(({ isGlue }) => isGlue) &&
    !/[.,;:()]/.test(text.slice(words[head]?.end, words[other]?.at));
  for (let near = place - FARTHEST_VERB; near <= place + FARTHEST_VERB; near += 1) {
    const [head, other] = near < place ? [near, place] : [place, near];
    const [last, first] = [words[head], words[other]];
    if (near === place || last === undefined || first === undefined) continue;
    if (last.isGlue || first.isGlue) continue;
    const isApart = isTied(head, other) && head + 1 !== other;
    // "Fahre ich seit 2019 Straßenbahn" of one whose title says so.
    const isTitle = (folded: string) => list.words.length <= LONGEST_TITLE && DOER.test(folded);
    const isMine = isVerb(head) || /^\p{Ll}{3,}e$/u.test(last.text);
    const found = list.words.flatMap(({ folded }, at) =>
      (isApart && isMadeOf(folded, first, last)) ||
      (isDone(head, other) && isMadeOf(folded, last, first)) ||
      (isMine && isTitle(folded) && isMadeOf(folded.replace(/in$/, ''), first, last))
        ? [at]
        : [],
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Nouns of verbs that change their vowel, by the stems of their verbs. */
const NOUN_OF: Readonly<Record<string, string>> = { nehm: 'nahm', geb: 'gabe' };

/** True where a German compound is made of these two, with what links and ends them. */
export function isMadeOf(compound: string, first: Word, last: Word): boolean {
  if (compound.length < 2 * SHORTEST) return false;
  const formsOf = ({ folded, stems }: Word) =>
    [folded, ...stems, ...stems.flatMap((stem) => NOUN_OF[stem] ?? [])].filter(
      (form) => form.length >= SHORTEST && /^[a-z]+$/.test(form),
    );
  return formsOf(last).some((end) =>
    formsOf(first).some(
      (begin) =>
        compound.startsWith(begin) && new RegExp(`^${begin}${LINK}${end}${ENDING}$`).test(compound),
    ),
  );
}
