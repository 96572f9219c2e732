import { oncePerText } from '@sastre/shared-once';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { modeByGrammar } from './heading-grammar.rules.ts';
import { HEADING_CUES, type Announced } from './heading-cues.ts';
import { readLists } from '../words/lists.ts';
import { fold, words } from '../words/stem.rules.ts';

/** What a part of a job description tells: what is asked, what helps, what is to be done, what is not asked for, or something else. */
export type Mode = 'must' | 'nice' | 'duty' | 'none' | 'aside';

const MODES: Record<Announced, Mode> = {
  ...{ none: 'none', nice: 'nice', someNice: 'nice', must: 'must', someMust: 'must' },
  ...{ sureDuty: 'duty', duty: 'duty', aside: 'aside' },
};
/** "Not required, but great": it helps after all. */
const YET = /\b(?:but|aber|pero|though|aunque)\b/;

const MOST_HEADINGS = 1_000;

/** What a heading announces; undefined when it does not say. Many rules ask it of the same lines. */
export const headingMode = oncePerText(MOST_HEADINGS, (text): Mode | undefined => {
  const folded = fold(text)
    .replace(/[*"“”„:]/g, '')
    .replace(/_+/g, ' ')
    .trim();
  const [first, ...others] = HEADING_CUES.filter(([, cue]) => cue.test(folded)).map(
    ([announced]) => MODES[announced],
  );
  // "Desirable, not required" helps; "what you need not bring" is not asked for.
  return first === 'none' && (others.includes('nice') || YET.test(folded))
    ? 'nice'
    : (first ?? modeByGrammar(folded));
});

const { headings = [] } = readLists(new URL('words-of-ads.txt', import.meta.url));
const VOCABULARY = new Set(words(headings.join(' ')));

/** True for a line of nothing but words of headings: "Requirements and skills", "Das bringst du mit". */
export function isPureHeading(text: string): boolean {
  const own = words(text);
  return (
    own.length > 0 &&
    own.length <= 6 &&
    headingMode(text) !== undefined &&
    own.every((word) => VOCABULARY.has(word) || ALL_FUNCTION_WORDS.has(word))
  );
}
