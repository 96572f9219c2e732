import { linesOf, toldEntries, type ToldEntry } from '@sastre/shared-contracts/cv';
import type { EngineTask, Proposal } from '../../task/engine.ts';
import { answeredBy } from '../../post/relevance.rules.ts';
import type { Chunk } from './chunk.ts';
import { addedPrompt, entryPrompt } from '../prompts/entry.prompt.ts';
import { askedOf } from './asked.rules.ts';
import { languageOf, wrongLanguage } from './language-check.rules.ts';

/** Rewords and orders the texts of each job held and of each entry of an added section that tells more than its name, one question an entry. */
export function entryChunks(task: EngineTask): Chunk[] {
  return toldEntries(task.main).flatMap((told) =>
    told.entry.description.trim() === '' && linesOf(told).length === 0 ? [] : [chunkOf(task, told)],
  );
}

/** What an entry is called, and the question about it. */
function headOf(told: ToldEntry) {
  if (told.kind === 'added') {
    const { name, organisation } = told.entry;
    return { prompt: addedPrompt, head: { name, organisation } };
  }
  const { position, company } = told.entry;
  return { prompt: entryPrompt, head: { position, company } };
}

function chunkOf(task: EngineTask, told: ToldEntry): Chunk {
  const { path, listPath, entry } = told;
  const { description } = entry;
  const lines = linesOf(told);
  const { prompt, head } = headOf(told);
  const language = languageOf([description, ...lines], task.cvLanguage);
  const data = {
    ...head,
    asked: askedOf(task, (id) => id.startsWith(`${path}.`)),
    description,
    achievements: lines.map((text, n) => ({ n, text })),
  };
  return async (ask) => {
    const answer = await ask({
      prompt,
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
      if (lines[n] !== undefined && !said.has(n)) said.set(n, text);
    return [
      ...rewrite(`${path}.description`, description, answer.description),
      ...lines.flatMap((text, n) => rewrite(`${listPath}[${n}]`, text, said.get(n) ?? text)),
      ...orderOf(task, listPath, [...said.keys()], lines.length),
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
