import { languageShares } from '@sastre/languages';
import { onceLately } from '@sastre/shared-once';
import { TOOLS } from './lexicon.ts';

const TOOL_WORDS: ReadonlySet<string> = new Set(
  TOOLS.flatMap(({ forms }) => forms.flatMap((form) => form.toLowerCase().split(/[\s/]+/))),
);

/** A job text and what of a CV is asked about beside it. */
export const MOST_HELD = 16;

/**
 * The language of a text (ISO 639-1); undefined when there is too little of it to tell. A text of several languages is in the
 * one that most of it is in.
 */
export const recogniseLanguage = onceLately(
  MOST_HELD,
  (text: string): string | undefined =>
    languageShares(text, (word) => TOOL_WORDS.has(word))[0]?.[0],
);
