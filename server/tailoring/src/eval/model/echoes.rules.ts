import { entryPrompt } from '../../openai/prompts/entry.prompt.ts';
import { letterPrompt } from '../../openai/prompts/letter.prompt.ts';
import { skillsPrompt } from '../../openai/prompts/skills.prompt.ts';
import { summaryPrompt } from '../../openai/prompts/summary.prompt.ts';
import { translationPrompt } from '../../openai/prompts/translation.prompt.ts';

const PROMPTS = [summaryPrompt, entryPrompt, skillsPrompt, letterPrompt, translationPrompt];

/** All texts in the examples of an answer, which small models answer with. */
const EXAMPLES = new Set(PROMPTS.flatMap(({ shape }) => textsIn(JSON.parse(shape))).map(folded));

/** The line of a text that stands in the example of a prompt; undefined: none does. */
export function echoIn(text: string): string | undefined {
  return text.split('\n').find((line) => EXAMPLES.has(folded(line)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function folded(text: string): string {
  return text
    .replace(/[.\s]+/g, ' ')
    .trim()
    .toLowerCase();
}
