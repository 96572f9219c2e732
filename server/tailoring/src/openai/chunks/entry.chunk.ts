import type { WorkExperience } from '@sastre/shared-contracts/api';
import type { EngineTask, Proposal } from '../../engine.ts';
import { entryKeys } from '@sastre/gate';
import { answeredBy } from '../../rules/relevance.rules.ts';
import type { Chunk } from '../chunk.ts';
import { entryPrompt } from '../prompts/entry.prompt.ts';
import { askedOf } from './asked.rules.ts';
import { languageOf, wrongLanguage } from './language-check.rules.ts';

/** Rewords and orders the texts of each job held, one question a job. */
export function entryChunks(task: EngineTask): Chunk[] {
  const keys = entryKeys(task.main.work_experience);
  return task.main.work_experience.flatMap((entry, index) =>
    entry.description.trim() === '' && entry.achievements.length === 0
      ? []
      : [chunkOf(task, entry, `work[${keys[index]}]`)],
  );
}

function chunkOf(task: EngineTask, entry: WorkExperience, path: string): Chunk {
  const { position, company, description, achievements } = entry;
  const language = languageOf([description, ...achievements], task.cvLanguage);
  const data = {
    position,
    company,
    asked: askedOf(task, (id) => id.startsWith(`${path}.`)),
    description,
    achievements: achievements.map((text, n) => ({ n, text })),
  };
  return async (ask) => {
    const answer = await ask({
      prompt: entryPrompt,
      language,
      data,
      check: (one) =>
        wrongLanguage([one.description, ...one.achievements.map(({ text }) => text)], language),
    });
    const rewrite = (at: string, before: string, after: string): Proposal[] =>
      before.trim() === '' || after.trim() === '' || before.trim() === after.trim()
        ? []
        : [{ path: at, op: 'rewrite', value: after, because: [at], for: forOf(task, [at]) }];
    // The first answer to a number counts; numbers that there are none of do not.
    const said = new Map<number, string>();
    for (const { n, text } of answer.achievements)
      if (achievements[n] !== undefined && !said.has(n)) said.set(n, text);
    return [
      ...rewrite(`${path}.description`, description, answer.description),
      ...achievements.flatMap((text, n) =>
        rewrite(`${path}.achievements[${n}]`, text, said.get(n) ?? text),
      ),
      ...orderOf(task, `${path}.achievements`, [...said.keys()], achievements.length),
    ];
  };
}

function orderOf(
  task: EngineTask,
  path: string,
  first: readonly number[],
  count: number,
): Proposal[] {
  const rest = Array.from({ length: count }, (_none, n) => n).filter((n) => !first.includes(n));
  const order = [...first, ...rest];
  if (order.every((n, place) => n === place)) return [];
  const value = order.map((n) => `${path}[${n}]`);
  const because = value.filter((id) => task.requirements.some(({ facts }) => facts.includes(id)));
  return [{ path, op: 'reorder', value, because, for: forOf(task, because) }];
}

function forOf({ requirements }: EngineTask, because: readonly string[]): string[] {
  return answeredBy(because, requirements);
}
