import nouns from './job-nouns.data.json' with { type: 'json' };

/**
 * What people are employed as, in English, Spanish and German, folded: stems, words (without their endings of number and gender)
 * that stand in other words as well and so at the start of a word only, and ends of German compounds. Sources of expressions.
 */
const { stems, words, ends } = nouns;

/** A job's noun, somewhere in a folded text. */
export const JOB_NOUN = new RegExp(
  `${alternatives(stems)}|(?<!\\p{L})${alternatives(words)}(?:s|[ao]s?|es|in|innen|er|e|en|r)?(?!\\p{L})|\\p{L}{3}${alternatives(ends)}(?!\\p{L})`,
  'u',
);

/** "Pfarrsekretärin": in a compound, which may be more than a trade in a long text. On folded text. */
export const COMPOUND = new RegExp(
  `\\p{L}{4}${alternatives(words.filter((word) => word.length > 5))}(?:in|innen|e|en|r)?(?!\\p{L})`,
  'u',
);

function alternatives(all: readonly string[]): string {
  return `(?:${all.join('|')})`;
}
