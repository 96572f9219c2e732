import * as z from 'zod/mini';
import { numberedTexts } from './entry.prompt.ts';
import type { Prompt } from './prompt.ts';

/** Translates texts of one entry. */
export const translationPrompt: Prompt<{ texts: { n: number; text: string }[] }> = {
  name: 'translation',
  schema: z.object({ texts: numberedTexts() }),
  shape: '{"texts": [{"n": 0, "text": "the first text"}, {"n": 1, "text": "the second text"}]}',
  instructions: `Translate each of "texts" into {language}, as it would stand in a CV. Answer with each of them exactly once and with its own "n". Leave names of people,
companies, schools, places and tools as they are, and all numbers, dates, addresses, links, line breaks and markdown. Neither add nor leave out anything.`,
};
