import type { EngineAnswer, EngineTask, Proposal, TailoringEngine } from '../task/engine.ts';
import { gateOf } from '../task/gate-of.ts';
import { coveredBy } from '../letter/covered.rules.ts';
import { writeLetter } from '../letter/letter.rules.ts';
import { entryKeys, linesOf, toldEntries } from '@sastre/shared-contracts/cv';
import { foldAway } from './fold-away.rules.ts';
import { answeredBy, byWeight, factWeights, isMisfit } from '../post/relevance.rules.ts';
import { skillWeights } from './skill-order.rules.ts';
import { leadOfSummary } from './summary-order.rules.ts';

/** The engine that needs no network and costs nothing: it orders, and writes letters from facts; it never rewrites a sentence. */
export function createRulesEngine(): TailoringEngine {
  return {
    name: 'rules',
    tailor: (task) => Promise.resolve({ proposals: proposalsFor(task), notes: [] }),
    writeLetter: (task) => Promise.resolve(letterAnswer(task)),
    translate: (task) => Promise.resolve({ proposals: [], notes: translationNotes(task) }),
  };
}

/** Nobody reads the order of bullets of a job far down a very long CV, and a report tells each change. */
const MOST_ENTRIES = 12;
/** Characters of bullets put in order: a report holds them three times. */
const MOST_TEXT = 36_000;

/** What leads, and what may be folded away. A job that asks for next to nothing of the CV says nothing about its texts. */
function proposalsFor(task: EngineTask): Proposal[] {
  const { main, facts, requirements } = task;
  const order = (
    path: string,
    ids: readonly string[],
    weights: ReadonlyMap<string, number>,
  ): Proposal[] => {
    const value = byWeight(ids, weights);
    if (value.every((id, place) => id === ids[place])) return [];
    const because = value.filter((id) => weights.has(id));
    return [{ path, op: 'reorder', value, because, for: answeredBy(because, requirements) }];
  };
  const skills = order(
    'skills',
    entryKeys(main.skills).map((key) => `skills[${key}].name`),
    skillWeights(task),
  );
  if (isMisfit(task)) return skills;
  const weights = factWeights(requirements, facts);
  let left = MOST_TEXT;
  const lines = toldEntries(main).flatMap((told) => {
    const texts = linesOf(told);
    const ordered = order(
      told.listPath,
      texts.map((_text, place) => `${told.listPath}[${place}]`),
      weights,
    );
    if (ordered.length > 0) left -= texts.join('').length;
    return left < 0 ? [] : ordered;
  });
  return [...leadOfSummary(task), ...skills, ...lines.slice(0, MOST_ENTRIES), ...foldAway(task)];
}

function letterAnswer(task: EngineTask): EngineAnswer {
  const gate = gateOf(task);
  const letter = writeLetter(task, (text) => gate.judge('coverLetter', text).answer === 'proven');
  if (typeof letter === 'string') return { proposals: [], notes: [letter] };
  const { text: value, because, sentences } = letter;
  return {
    proposals: [
      { path: 'coverLetter', op: 'set', value, because, for: coveredBy(sentences, task) },
    ],
    notes: task.letterLanguage === task.cvLanguage ? [] : ['letter-without-free-text'],
  };
}

function translationNotes({ cvLanguage, translateTo }: EngineTask): string[] {
  return cvLanguage === translateTo ? [] : ['free-text-not-translated'];
}
