import type { EngineAnswer, EngineTask, Proposal, TailoringEngine } from '../engine.ts';
import { writeLetter } from '../letter/letter.rules.ts';
import { entryKeys } from '../reading/entry-keys.rules.ts';
import { answeredBy, byWeight, factWeights } from './relevance.rules.ts';

/** The engine that needs no network and costs nothing: it orders, and writes letters from facts; it never rewrites a sentence. */
export function createRulesEngine(): TailoringEngine {
  return {
    name: 'rules',
    tailor: (task) => Promise.resolve({ proposals: orders(task), notes: [] }),
    writeLetter: (task) => Promise.resolve(letterAnswer(task)),
    translate: (task) => Promise.resolve({ proposals: [], notes: translationNotes(task) }),
  };
}

/** Nobody reads the order of bullets of a job far down a very long CV, and a report tells each change. */
const MOST_ENTRIES = 12;

function orders(task: EngineTask): Proposal[] {
  const { main, requirements } = task;
  const weights = factWeights(requirements);
  const order = (path: string, ids: readonly string[]): Proposal[] => {
    const value = byWeight(ids, weights);
    if (value.every((id, place) => id === ids[place])) return [];
    const because = value.filter((id) => weights.has(id));
    return [{ path, op: 'reorder', value, because, for: answeredBy(because, requirements) }];
  };
  const skills = entryKeys(main.skills).map((key) => `skills[${key}].name`);
  const keys = entryKeys(main.work_experience);
  return [
    ...order('skills', skills),
    ...main.work_experience
      .flatMap((entry, index) => {
        const path = `work[${keys[index]}].achievements`;
        return order(
          path,
          entry.achievements.map((_text, place) => `${path}[${place}]`),
        );
      })
      .slice(0, MOST_ENTRIES),
  ];
}

function letterAnswer(task: EngineTask): EngineAnswer {
  const { text, because } = writeLetter(task);
  if (text === '') return { proposals: [], notes: ['no-letter'] };
  const rests = answeredBy(because, task.requirements);
  return {
    proposals: [{ path: 'coverLetter', op: 'set', value: text, because, for: rests }],
    notes: task.letterLanguage === task.cvLanguage ? [] : ['letter-without-free-text'],
  };
}

function translationNotes({ cvLanguage, translateTo }: EngineTask): string[] {
  return cvLanguage === translateTo ? [] : ['free-text-not-translated'];
}
