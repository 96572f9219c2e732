import { oncePerList } from '../words/once-per-list.ts';
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

/** A word and a neighbour, and in what ways a compound may be made of them. */
interface Pair {
  last: Word;
  first: Word;
  isApart: boolean;
  isDone: boolean;
  isMine: boolean;
}

/** Where a fact has a German compound of a word and its neighbour: both halves of "Skelettpräparation" in "Präparation von Skeletten". */
export function findHalf(said: WordList, place: number, { list }: FactIndex): Places {
  if (list.language !== 'de') return [];
  // "Fahre ich seit 2019 Straßenbahn" of one whose title says so.
  const isTitle = (folded: string) => list.words.length <= LONGEST_TITLE && DOER.test(folded);
  for (const { last, first, isApart, isDone, isMine } of pairsOf(said)[place] ?? []) {
    const found = list.words.flatMap(({ folded }, at) =>
      (isApart && isMadeOf(folded, first, last)) ||
      (isDone && isMadeOf(folded, last, first)) ||
      (isMine && isTitle(folded) && isMadeOf(folded.replace(/in$/, ''), first, last))
        ? [at]
        : [],
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** "Fehlersuche" where the fact says "Suche nach Fehlern". */
export function findWhole(said: WordList, place: number, { list }: FactIndex): Places {
  const own = said.words[place];
  if (list.language !== 'de' || own === undefined || !/^\p{Lu}\p{Ll}{7}/u.test(own.text)) return [];
  for (const { last, first, isApart } of pairsOf(list).flat()) {
    if (!isApart || !isMadeOf(own.folded, first, last)) continue;
    const [head, other] = [list.words.indexOf(last), list.words.indexOf(first)];
    const isOf = list.words.slice(head + 1, other).every(({ folded }) => OF.test(folded));
    if (isOf && /^\p{Lu}/u.test(first.text) && /^\p{Lu}/u.test(last.text)) return [head, other];
  }
  return [];
}

/** Words, folded, that tie what a compound says by itself. */
const OF = /^(?:von|vom|d(?:er|es|em|en|ie|as)|eine[srmn]?|fur|nach|an|am|in|im|zu[mr]?)$/;

/** Compounds' first parts, and what says the same before their second: "jährliches Budget" of the "Jahresbudget". */
const FREQUENT: readonly (readonly [adjective: RegExp, part: string])[] = [
  [/^jahrlich/, 'jahres'],
  [/^monatlich/, 'monats'],
  [/^wochentlich/, 'wochen'],
  [/^taglich/, 'tages'],
];

/** Where a fact says how often, or for how long, in a compound. */
export function findFrequent(said: WordList, place: number, { list }: FactIndex): Places {
  const [own, next] = said.words.slice(place, place + 2);
  const part = FREQUENT.find(([adjective]) => adjective.test(own?.folded ?? ''))?.[1];
  if (part === undefined || next === undefined || !/^\p{Lu}/u.test(next.text)) return [];
  return list.words.flatMap(({ folded }, at) =>
    formsOf(next).some((form) => new RegExp(`^${part}${form}${ENDING}$`).test(folded)) ? [at] : [],
  );
}

/** The pairs of each place that may say a compound, from the farthest neighbour before it on. */
const pairsOf = oncePerList(({ words, text }): readonly (readonly Pair[])[] => {
  // "Sandsäcke verbaut" of the "Sandsackverbau": the thing stands before its verb.
  const isVerb = (one: number) =>
    /^\p{Ll}{4,}(?:t|te|ten|en)$/u.test(words[one]?.text ?? '') && words[one]?.isGlue === false;
  const isWithin = (one: number, other: number) =>
    !/[.,;:()]/.test(text.slice(words[one]?.end, words[other]?.at));
  const isTied = (head: number, other: number) =>
    other - head <= FARTHEST + 1 &&
    words.slice(head + 1, other).every(({ isGlue }) => isGlue) &&
    isWithin(head, other);
  const pairOf = (head: number, other: number): Pair[] => {
    const [last, first] = [words[head], words[other]];
    if (last === undefined || first === undefined || last.isGlue || first.isGlue) return [];
    const isApart = head + 1 !== other && isTied(head, other);
    const isDone = isVerb(other) && /^\p{Lu}/u.test(last.text) && isWithin(head, other);
    const isMine = isVerb(head) || /^\p{Ll}{3,}e$/u.test(last.text);
    return isApart || isDone || isMine ? [{ last, first, isApart, isDone, isMine }] : [];
  };
  const places = [...words.keys()];
  return places.map((place) =>
    places
      .slice(Math.max(0, place - FARTHEST_VERB), place + FARTHEST_VERB + 1)
      .filter((near) => near !== place)
      .flatMap((near) => pairOf(Math.min(near, place), Math.max(near, place))),
  );
});

/** Nouns of verbs that change their vowel, by the stems of their verbs. */
const NOUN_OF: Readonly<Record<string, string>> = { nehm: 'nahm', geb: 'gabe' };

/** True where a German compound is made of these two, with what links and ends them. */
export function isMadeOf(compound: string, first: Word, last: Word): boolean {
  if (compound.length < 2 * SHORTEST) return false;
  const begins = formsOf(first).filter((begin) => compound.startsWith(begin));
  return begins.some((begin) =>
    formsOf(last).some((end) => new RegExp(`^${begin}${LINK}${end}${ENDING}$`).test(compound)),
  );
}

/** Forms of a word that may stand in a compound. */
const formsOf = oncePerList(({ folded, stems }: Word): readonly string[] =>
  [folded, ...stems, ...stems.flatMap((stem) => NOUN_OF[stem] ?? [])].filter(
    (form) => form.length >= SHORTEST && /^[a-z]+$/.test(form),
  ),
);
