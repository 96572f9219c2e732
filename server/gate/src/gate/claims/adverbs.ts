import { patternsOf, type Word } from '@sastre/wording';

/** How often, when or how a thing is done, folded. */
const ADVERB = patternsOf('adverbs.adverb');

/** True for a word that says how often, when or how something is done. */
export function isHow(word: Word | undefined): boolean {
  return word !== undefined && Object.values(ADVERB).some((adverb) => adverb.test(word.folded));
}
