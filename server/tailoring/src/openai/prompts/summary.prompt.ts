import * as z from 'zod/mini';
import type { Prompt } from './prompt.ts';

/** Rewords the summary. */
export const summaryPrompt: Prompt<{ summary: string }> = {
  name: 'summary',
  schema: z.object({ summary: z.string() }),
  shape: '{"summary": "two or three sentences"}',
  instructions: `Reword "summary", the summary at the top of the CV, in {language}, so that it begins with what matters for the job: "asked" lists what
the job asks for and the person has. Keep its length and its tone; two or three plain sentences, no slogans.`,
};
