import { withoutSoftHyphens } from './hyphens/soft-hyphens.rules.ts';
import {
  BEFORE_NAMES,
  BEHIND_NAMES,
  EMPTY_WORDS,
  PARTICLES,
  RANGE_WORDS,
  SECOND_PARTICLES,
} from './ties.data.ts';

/** From where to where a part of a text goes. */
export type Part = [from: number, to: number];

/** Letters of the longest part that is tied: more would leave too much of the line before it white. */
const LONGEST = 24;
const ENTITY = /&#?\w{1,10};/g;

const PLAIN = /^\p{L}+$/u;
const NUMBER = /^[^\p{L}\p{N}]{0,3}\p{Nd}[\p{Nd}.,'’–-]*(?<![.,'’–-])\+?$/u;
const ORDINAL = /^\p{Nd}{1,2}\.$/u;
const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}$/u;
/** What a number of a thing is: "Stage 3". */
const SMALL_NUMBER = /^\p{Nd}{1,3}[.,;:)]?$/u;
const SENTENCE_END = /[.:;!?]$/;
const CAPITALISED = /^[^\p{L}\p{N}]{0,2}\p{Lu}/u;
const INITIAL = /^[^\p{L}\p{N}]{0,2}\p{Lu}\.$/u;
const OPENS = /^[«‹„“(["¿¡]+$/;
const CLOSES = /^[»›)\]:;!?%‰…/]+[.,;]?$/;
/** Parts of one abbreviation: "z. B.", "i. d. R.", "p. ej.". */
const SHORT_BEGIN = /^[^\p{L}\p{N}]{0,2}\p{L}\.$/u;
const SHORT_END = /^\p{L}{1,2}\.[,;:)]?$/u;
/** A question or a call that has only begun: "¿Mi". */
const SHORT_QUESTION = /^[¿¡]\p{L}{1,3}$/u;
/** What parts two thoughts or names stands at the end of a line, not at the begin of the next. */
const PARTING = /^[|·•–—]$/;
const AMPERSAND = /^(?:&|&amp;)$/;
const OUTER = /^[([«„“"]+|[,;:)\]»”"]+$/g;

/** How much two words belong together; 0: not at all. A line that begins or ends in a lone sign is worst. */
const STRENGTHS = [3, 2, 1] as const;

/**
 * The parts of a text that its words are tied to, longest where it matters most: numbers to what they count, abbreviations
 * and initials to their name, signs that stand apart to what they are about.
 *
 * @param held parts that stay whole anyway, from word to word
 */
export function tied(text: string, held: readonly Part[], fits: (part: Part) => boolean): Part[] {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }): Part => [
    index,
    index + word.length,
  ]);
  const parts = withHeld(words, held);
  const plain = words.map(([from, to]) => withoutSoftHyphens(text.slice(from, to)));
  const strengths = words.map((_, at) => strength(plain, at));
  for (const wanted of STRENGTHS)
    for (const [at, own] of strengths.entries()) {
      const [one, other] = [parts[at], parts[at + 1]];
      if (own !== wanted || one === undefined || other === undefined || one === other) continue;
      const whole: Part = [one[0], other[1]];
      const isNext = other[0] === one[1] + 1 && text[one[1]] === ' ';
      if (isNext && isTieable(text, whole) && fits(whole)) unite(parts, at, whole);
    }
  const alone = new Set(words);
  return [...new Set(parts)].filter((part) => !alone.has(part));
}

/** For each word the part that it stands in, or itself. */
function withHeld(words: readonly Part[], held: readonly Part[]): Part[] {
  let at = 0;
  return words.map((word) => {
    while ((held[at]?.[1] ?? Infinity) < word[1]) at += 1;
    const part = held[at];
    return part !== undefined && part[0] <= word[0] ? part : word;
  });
}

/** Makes the parts of a word and of the next one a single one. */
function unite(parts: Part[], at: number, whole: Part): void {
  const [one, other] = [parts[at], parts[at + 1]];
  for (let near = at; parts[near] === one; near -= 1) parts[near] = whole;
  for (let near = at + 1; parts[near] === other; near += 1) parts[near] = whole;
}

const isTieable = (text: string, [from, to]: Part) =>
  withoutSoftHyphens(text.slice(from, to)).replace(ENTITY, '&').length <= LONGEST;

/** How much the word at a place belongs to the next one. */
function strength(words: readonly string[], at: number): 0 | 1 | 2 | 3 {
  const [before = '', word = '', next = '', last = ''] = [
    words[at - 1],
    words[at],
    words[at + 1],
    words[at + 2],
  ];
  if (next === '') return 0;
  // Most of a text by far: none of the signs below stands in these.
  if (PLAIN.test(word) && PLAIN.test(next)) {
    if (isShortName(word, next)) return 2;
    return isOfName(before, word, next, last) ? 1 : 0;
  }
  if (OPENS.test(word) || CLOSES.test(next) || (SHORT_BEGIN.test(word) && SHORT_END.test(next)))
    return 3;
  if (isShortFor(word, next)) return 2;
  const isLoose =
    isCounted(before, word, next, last) ||
    PARTING.test(next) ||
    [word, next].some((one) => AMPERSAND.test(one)) ||
    SHORT_QUESTION.test(word) ||
    (INITIAL.test(next) && CAPITALISED.test(word) && !SENTENCE_END.test(word));
  return isLoose ? 1 : 0;
}

/** Whether one of two words is an abbreviation or an initial that belongs to the other. */
function isShortFor(word: string, next: string): boolean {
  if (isShortName(word.replace(OUTER, ''), next.replace(OUTER, ''))) return true;
  if (INITIAL.test(word)) return CAPITALISED.test(next);
  return INITIAL.test(next) && CAPITALISED.test(word) && word.endsWith(',');
}

/** Whether a word is a particle of a name: those around it have capitals, but for another particle. */
function isOfName(before: string, word: string, next: string, last: string): boolean {
  if (SECOND_PARTICLES.has(word)) return PARTICLES.has(before) && CAPITALISED.test(next);
  if (!PARTICLES.has(word) || !CAPITALISED.test(before)) return false;
  return CAPITALISED.test(SECOND_PARTICLES.has(next) ? last : next);
}

/** "in der AG" is about no name, "Harrow AG" and "2018 r." are. */
function isShortName(word: string, next: string): boolean {
  if (BEFORE_NAMES.has(word)) return true;
  if (!BEHIND_NAMES.has(next)) return false;
  return CAPITALISED.test(word) || /\p{N}/u.test(word) || !CAPITALISED.test(next);
}

/** Whether a number and a word are one: of what there is a number, which of them, from where to where. */
function isCounted(before: string, word: string, next: string, last: string): boolean {
  const isRange = (one: string, middle: string, other: string) =>
    NUMBER.test(one) && RANGE_WORDS.has(middle) && /^\p{Nd}/u.test(other);
  if (isRange(word, next, last) || isRange(before, word, next)) return true;
  if (SMALL_NUMBER.test(next))
    return (
      CAPITALISED.test(word) && before !== '' && !SENTENCE_END.test(before) && !/[,;.:]$/.test(word)
    );
  const isNumber = ORDINAL.test(word) || (NUMBER.test(word) && !YEAR.test(word));
  return (
    isNumber && /^\p{L}{2}/u.test(next) && !EMPTY_WORDS.has(next.replace(OUTER, '').toLowerCase())
  );
}
