import { createHash } from 'node:crypto';
import { addedPrompt, entryPrompt } from './entry.prompt.ts';
import { letterPrompt } from './letter.prompt.ts';
import { instructionsOf, repairRequest } from './prompt.ts';
import { skillsPrompt } from './skills.prompt.ts';
import { summaryPrompt } from './summary.prompt.ts';
import { translationPrompt } from './translation.prompt.ts';

const PROMPTS = [
  summaryPrompt,
  entryPrompt,
  addedPrompt,
  skillsPrompt,
  letterPrompt,
  translationPrompt,
];

/** Tells which wording of the prompts a job was done with: a digest of all of them, so that none changes unnoticed. */
export const PROMPT_VERSION = `p${createHash('sha256')
  .update([...PROMPTS.map((prompt) => instructionsOf(prompt, 'en')), repairRequest('')].join('\n'))
  .digest('hex')
  .slice(0, 12)}`;
