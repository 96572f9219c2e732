import * as z from 'zod/mini';
import type { Prompt } from './prompt.ts';

/** A text by its number in the question. */
export const numberedTexts = () => z.array(z.object({ n: z.number(), text: z.string() }));

interface EntryAnswer {
  description: string;
  achievements: { n: number; text: string }[];
}

const entryOf = (what: string): Prompt<EntryAnswer> => ({
  name: 'entry',
  schema: z.object({ description: z.string(), achievements: numberedTexts() }),
  shape:
    '{"description": "one or two sentences, or empty", "achievements": [{"n": 1, "text": "the second achievement"}, {"n": 0, "text": "the first"}]}',
  instructions: `The data is ${what}. Answer with the same "description" and the same "achievements", each exactly once and with its own "n",
in {language}. Put the achievements first that answer "asked", what the new job asks for. Where an achievement does answer it, you may word it more clearly; leave the
others as they are. Never merge, split or drop one. Keep markdown as it is. An empty description stays empty.`,
});

/** Rewords and orders the texts of one job held. */
export const entryPrompt = entryOf('one job that the person held');

/** The same for one entry of a section that the person added. */
export const addedPrompt = entryOf(
  'one project, certificate, publication, honorary work or the like of the person',
);
