import type { EngineTask } from '../task/engine.ts';
import {
  isFormality,
  oncePerText,
  type SupportedRequirement,
  stem,
  words,
  findSkills,
  findTools,
} from '@sastre/reading';
import { isEmptyWord, sharedNoun, standsIn } from './literal.rules.ts';
import { isOfEveryOffice } from './of-post.rules.ts';

/** A duty of the post counts more than whatever would be nice to have beside it. */
const VALUE: Partial<Record<SupportedRequirement['kind'], { must: number; nice: number }>> = {
  tool: { must: 8, nice: 3 },
  skill: { must: 6, nice: 2 },
  duty: { must: 4, nice: 1 },
};
const SHARED_WORDS = 2;
/** A German compound says as much as two words: "Dienstplanung". */
const COMPOUND = 11;
const FEWEST_NAMED = 2;

/**
 * How much each fact counts for this job: by the requirements that it supports and names, any must more than a nice-to-have, a tool more
 * than a duty that it is about.
 */
export function factWeights(
  requirements: EngineTask['requirements'],
  facts: EngineTask['facts'],
): ReadonlyMap<string, number> {
  const answers = answersIn(facts);
  const weights = new Map<string, number>();
  for (const requirement of requirements) {
    const value = valueOf(requirement);
    if (value === 0) continue;
    for (const id of answers(requirement)) weights.set(id, (weights.get(id) ?? 0) + value);
  }
  return weights;
}

/** A licence or a car that is asked for stands before what nobody asks for, and behind all that answers the work. */
const FORMALITY = 0.1;
/** What every desk has stands behind what this one is about. */
const OF_EVERY_OFFICE = 0.5;

function valueOf({ kind, need, term }: SupportedRequirement): number {
  const value = VALUE[kind]?.[need] ?? 0;
  if (value > 0 && isFormality(term)) return FORMALITY;
  if (value > 0 && isOfEveryOffice(term)) return OF_EVERY_OFFICE;
  return value;
}

/** True when a job asks for so little of what the CV names that an order of its texts by it would say nothing. */
export function isMisfit({ requirements, facts }: EngineTask): boolean {
  const answers = answersIn(facts);
  const named = requirements.filter((one) => valueOf(one) > FORMALITY && answers(one).length > 0);
  return named.length < FEWEST_NAMED;
}

/** True when a text names what is asked for, itself or by a listed synonym. */
export function names({ kind, term, held }: SupportedRequirement, text: string): boolean {
  if (kind !== 'tool' && kind !== 'skill') return false;
  const own = termsOf(text);
  return (
    [term, held ?? term].some((name) => standsIn(text, name)) ||
    termsOf(term).some((one) => own.includes(one))
  );
}

/** Texts of the largest CV, and what a job asks for. */
const MOST_READ = 5_000;
const termsOf = oncePerText(MOST_READ, (text): readonly string[] => [
  ...findTools(text),
  ...findSkills(text),
]);

type Judge = (requirement: SupportedRequirement) => readonly string[];
const judges = new WeakMap<EngineTask['facts'], Judge>();

/** Says which of a requirement's facts name it; facts are read once for all that is asked about them, and each requirement is held to them once. */
export function answersIn(facts: EngineTask['facts']): Judge {
  const judge = judges.get(facts) ?? createJudge(facts);
  judges.set(facts, judge);
  return judge;
}

function createJudge(facts: EngineTask['facts']): Judge {
  const textOf = new Map(facts.map(({ id, text }) => [id, text]));
  const judge = ({ kind, term, held, quote, facts: ids }: SupportedRequirement): string[] => {
    const [asked, askedStems] = [termsOf(term), new Set(tellingStems(quote))];
    return ids.filter((id) => {
      const text = textOf.get(id) ?? '';
      if (kind !== 'duty')
        return (
          asked.some((one) => termsOf(text).includes(one)) ||
          [term, held ?? term].some((name) => standsIn(text, name))
        );
      // A stem of manage, work, lead, develop or team alone answers nothing: "P&L management" is none of "manage the roadmap".
      const stems = tellingStems(text);
      const shared = stems.filter((word) => askedStems.has(word)).length;
      if (!id.startsWith('skills['))
        return shared >= SHARED_WORDS || sharedNoun(quote, text).length >= COMPOUND;
      return standsIn(quote, text) || (stems.length > 0 && shared === stems.length);
    });
  };
  const known = new WeakMap<SupportedRequirement, string[]>();
  return (requirement) => {
    const found = known.get(requirement) ?? judge(requirement);
    known.set(requirement, found);
    return found;
  };
}

const tellingStems = oncePerText(MOST_READ, (text): readonly string[] => {
  const telling = words(text).filter((word) => word.length > 3 && !isEmptyWord(word));
  return [...new Set(telling.map(stem))];
});

/** Ids by weight, heaviest first; equal ones keep their order. */
export function byWeight(ids: readonly string[], weights: ReadonlyMap<string, number>): string[] {
  return ids.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
}

/** Requirements that any of these facts supports. */
export function answeredBy(
  ids: readonly string[],
  requirements: EngineTask['requirements'],
): string[] {
  const own = new Set(ids);
  return requirements.filter(({ facts }) => facts.some((id) => own.has(id))).map(({ id }) => id);
}
