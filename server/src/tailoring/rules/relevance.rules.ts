import type { EngineTask, SupportedRequirement } from '../engine.ts';
import { isEmptyWord, sharedPhrase, standsIn } from '../letter/literal.rules.ts';
import { stem, words } from '../reading/stem.rules.ts';
import { findSkills, findTools } from '../reading/terms.rules.ts';

const VALUE: Partial<Record<SupportedRequirement['kind'], number>> = { tool: 4, skill: 3, duty: 1 };
const SHARED_WORDS = 2;
const FEWEST_NAMED = 2;

/**
 * How much each fact counts for this job: by the requirements that it supports and names, a must twice as much as a nice-to-have, a tool
 * more than a duty that it is about.
 */
export function factWeights(
  requirements: EngineTask['requirements'],
  facts: EngineTask['facts'],
): ReadonlyMap<string, number> {
  const textOf = new Map(facts.map(({ id, text }) => [id, text]));
  const weights = new Map<string, number>();
  for (const requirement of requirements) {
    const value = (VALUE[requirement.kind] ?? 0) * (requirement.need === 'must' ? 2 : 1);
    for (const id of requirement.facts) {
      if (value > 0 && answers(requirement, id, textOf.get(id) ?? ''))
        weights.set(id, (weights.get(id) ?? 0) + value);
    }
  }
  return weights;
}

/** True when a text names what is asked for, itself or by a listed synonym. */
export function names({ kind, term }: SupportedRequirement, text: string): boolean {
  if (kind !== 'tool' && kind !== 'skill') return false;
  const [find, other] = kind === 'tool' ? [findTools, findSkills] : [findSkills, findTools];
  const asked = [...find(term), ...other(term)];
  const own = [...find(text), ...other(text)];
  return standsIn(text, term) || asked.some((one) => own.includes(one));
}

/** A stem of manage, work, lead, develop or team alone answers nothing: "P&L management" is none of "manage the roadmap". */
function answers(requirement: SupportedRequirement, id: string, text: string): boolean {
  if (requirement.kind !== 'duty') return names(requirement, text);
  const { quote } = requirement;
  const asked = new Set(tellingStems(quote));
  const own = tellingStems(text);
  const shared = own.filter((word) => asked.has(word));
  if (!id.startsWith('skills['))
    return shared.length >= SHARED_WORDS || sharedPhrase(quote, text) !== '';
  return standsIn(quote, text) || (own.length > 0 && shared.length === own.length);
}

function tellingStems(text: string): string[] {
  const telling = words(text).filter((word) => word.length > 3 && !isEmptyWord(word));
  return [...new Set(telling.map(stem))];
}

/** True when a job asks for so little of what the CV names that an order of its texts by it would say nothing. */
export function isMisfit({ requirements, facts }: EngineTask): boolean {
  const textOf = new Map(facts.map(({ id, text }) => [id, text]));
  const named = requirements.filter(
    (one) =>
      VALUE[one.kind] !== undefined &&
      one.facts.some((id) => answers(one, id, textOf.get(id) ?? '')),
  );
  return named.length < FEWEST_NAMED;
}

/** Ids by weight, heaviest first; equal ones keep their order. */
export function byWeight(ids: readonly string[], weights: ReadonlyMap<string, number>): string[] {
  return ids.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
}

/** Requirements that any of these facts supports. */
export function answeredBy(
  ids: readonly string[],
  requirements: EngineTask['requirements'],
): string[] {
  return requirements
    .filter(({ facts }) => facts.some((id) => ids.includes(id)))
    .map(({ id }) => id);
}
