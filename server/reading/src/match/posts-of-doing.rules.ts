import { readFileSync } from 'node:fs';
import type { IndexedFact } from '../cv/fact-index.rules.ts';

/**
 * Fields of work that ads ask years of, with the posts that are called by them: one trade a line, what is done or where
 * before the colon, the posts behind it. Folded; `~` stands for any beginning of a compound, `*` for any end of a word,
 * `_` for a space. A `+` begins fields that several trades work in.
 */
const TRADES = readFileSync(new URL('trades.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** What one does all day in a post that is called by it: the doing as ads ask for years of it, and the posts. */
interface Trade {
  /** Several trades work in it: who is of one is not of the other. */
  isWide: boolean;
  doing: RegExp;
  post: RegExp;
}

const ways = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) =>
      word.replace('~', String.raw`\p{L}*`).replace(/(?<!\\p\{L\})\*$/, String.raw`\p{L}*`),
    )
    .map((word) => word.replaceAll('_', '[ -]'))
    .join('|');
const KNOWN: readonly Trade[] = TRADES.map((all) => {
  const isWide = all.startsWith('+ ');
  const row = all.replace(/^\+ /u, '');
  const at = row.indexOf(' :');
  return {
    isWide,
    doing: new RegExp(`^(?:${ways(row.slice(0, at))})$`, 'u'),
    post: new RegExp(String.raw`(?<!\p{L})(?:${ways(row.slice(at + 2))})(?!\p{L})`, 'u'),
  };
});

/** Said of a doing, nothing by itself: "dando clase", "impartiendo clases". */
const DONE = /^(?:dando|impartiendo|dar|impartir|giving|geben|erfahrung|experience)$/u;

/** Who learns a trade has not worked in it yet. Folded. */
const LEARNER =
  /(?<!\p{L})(?:(?:apprentice|trainee|intern)(?! (?:trainer|teacher|coordinator|supervisor|manager))|auszubildende\p{L}*|azubi|lehrling|praktikant\p{L}*|werkstudent\p{L}*|aprendiz|becari[oa])(?!\p{L})/u;

/** Whether a word of what years are asked in is what the post of these facts is called by. */
export function isPostOf(
  facts: readonly (IndexedFact | undefined)[],
  asked: readonly string[],
): (word: string) => boolean {
  const posts = facts.flatMap((fact) =>
    fact?.id.endsWith('].position') === true && !LEARNER.test(fact.folded) ? [fact.folded] : [],
  );
  const isDoing = (word: string) =>
    KNOWN.some(({ doing, post }) => doing.test(word) && posts.some((one) => post.test(one)));
  return (word) => isDoing(word) || (DONE.test(word) && asked.some(isDoing));
}

/** Whether two names of posts, folded, are of one trade. */
export function areOfOneTrade(one: string, other: string): boolean {
  return KNOWN.some(({ isWide, post }) => !isWide && post.test(one) && post.test(other));
}

export const isLearner = (position: string) => LEARNER.test(position);
