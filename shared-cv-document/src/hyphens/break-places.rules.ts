import { besideJoints } from './joints.rules.ts';

/** Where a word may be broken: the numbers of the letters that begin the next line. */
export type WordBreaks = (word: string) => readonly number[];

/** What is known of the words of a document. */
export interface BreakRules {
  language: string;
  breaksOf: WordBreaks;
  /** Words of names, in small letters. */
  names: ReadonlySet<string>;
}

/** Running text, a line of its own (a title, a degree), or the heading of a section. */
export type TextKind = 'running' | 'line' | 'heading';

/** Letters of the shortest word that is broken, and of the shortest part. A heading is broken where no column holds it. */
const SHORTEST = { running: 7, line: 12, heading: 20 };
const SHORTEST_PART = 3;
/** The last word of a paragraph is broken where no sidebar holds it: it would be torn without a hyphen. */
const LONG_LAST = 18;
/** A word of letters alone, what is elided before it ("l’administration"), and marks that are no part of an address or a name on the web. */
const WORD = /^(?:[^\p{L}\p{N}@#/\\_.]*)(?:\p{Ll}{1,4}['’])?(\p{L}\p{Ll}+)[^\p{L}\p{N}@#/\\_]*$/u;
const SENTENCE_ENDS = /[.!?…:;•–—]["'»”“’)]*$/u;

/**
 * Places of a text at which a line may end within a word. Words with digits, hyphens, inner capitals or nothing but capitals
 * stay whole, so do names and the last word of running text. Where only names and first words begin with a capital, all of
 * these within running text stay whole.
 */
export function breakPlaces(text: string, kind: TextKind, rules: BreakRules): number[] {
  const places: number[] = [];
  const end = text.trimEnd().length;
  let before = '';
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    const word = WORD.exec(token)?.[1];
    const isLast = kind === 'running' && index + token.length === end;
    const isFirst = before === '' || SENTENCE_ENDS.test(before);
    before = token;
    if (word === undefined || word.length < SHORTEST[kind]) continue;
    if (isLast && word.length < LONG_LAST) continue;
    if (rules.names.has(word.toLowerCase())) continue;
    const mayBeName = rules.language !== 'de' && /^\p{Lu}/u.test(word);
    if (kind === 'running' && mayBeName && !isFirst) continue;
    const start = index + token.lastIndexOf(word);
    const all = rules.breaksOf(word);
    const best = rules.language === 'de' ? besideJoints(word, all, kind !== 'running') : all;
    const inner = best.filter(
      (place) => place >= SHORTEST_PART && place <= word.length - SHORTEST_PART,
    );
    places.push(...inner.map((place) => start + place));
  }
  return places;
}
