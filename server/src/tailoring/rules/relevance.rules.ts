import type { EngineTask } from '../engine.ts';

/** How much each fact counts for this job: its requirements, a must twice as much as a nice-to-have. */
export function factWeights(requirements: EngineTask['requirements']): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { facts, need, kind } of requirements) {
    const value = (need === 'must' ? 2 : 1) * (kind === 'duty' ? 1.5 : 1);
    for (const id of facts) weights.set(id, (weights.get(id) ?? 0) + value);
  }
  return weights;
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
