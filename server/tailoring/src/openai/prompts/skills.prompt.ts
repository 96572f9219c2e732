import * as z from 'zod/mini';
import type { Prompt } from './prompt.ts';

/** Orders the skills. */
export const skillsPrompt: Prompt<{ order: string[] }> = {
  name: 'skills',
  schema: z.object({ order: z.array(z.string()) }),
  shape: '{"order": ["a skill", "another skill"]}',
  instructions: `Order "skills" so that those come first that answer "asked", what the job asks for. Answer with all of them, each exactly as it is written and exactly once.`,
};
