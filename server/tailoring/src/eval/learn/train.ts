import { hashOf, type Verdict, type WeightTable } from '@sastre/reading/learnt';

/** What a unit shows and what it asks for. */
export interface Example {
  features: readonly string[];
  label: Verdict;
}

const [EPOCHS, DECAY, RATE, LEFT_OUT, LEAST] = [12, 1e-3, 0.1, 0.3, 2];
const CLASSES: readonly Verdict[] = [undefined, 'must', 'nice', 'duty'];

/** Numbers between 0 and 1 that are the same each time. */
function dice(): () => number {
  let state = 1;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
}

function shuffle<T>(items: T[], roll: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(roll() * (last + 1));
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
}

/** Names of the features that are shown often enough, with how often. */
function countOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= LEAST));
}

/** Chances of the classes for what is shown. */
function chances(shown: readonly number[], weights: Float64Array): number[] {
  const sums = CLASSES.map((_class, kind) =>
    shown.reduce((sum, feature) => sum + (weights[feature * 4 + kind] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const whole = raised.reduce((sum, one) => sum + one);
  return raised.map((one) => one / whole);
}

/**
 * Multinomial logistic regression by stochastic gradients of which each weight has its own step (AdaGrad), with L2 decay; of each example a
 * part of the features is left out, so that none is relied on alone. The weights that matter most are kept.
 */
export function train(examples: readonly Example[], most: number): WeightTable {
  const counts = countOf(examples);
  const places = new Map([...counts.keys()].map((name, at) => [name, at]));
  const rows = examples.map(({ features, label }) => ({
    shown: features.flatMap((name) => places.get(name) ?? []),
    kind: CLASSES.indexOf(label),
  }));
  const weights = new Float64Array(counts.size * 4);
  const steps = new Float64Array(counts.size * 4).fill(1e-6);
  const roll = dice();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(rows, roll);
    for (const { shown, kind } of rows) {
      const kept = shown.filter(() => roll() > LEFT_OUT);
      chances(kept, weights).forEach((chance, one) => {
        for (const feature of kept) {
          const at = feature * 4 + one;
          const slope = chance - Number(one === kind) + DECAY * (weights[at] ?? 0);
          steps[at] = (steps[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(steps[at]);
        }
      });
    }
  }
  return strongest(places, counts, weights, most);
}

/** Weights against "asks for nothing", scaled to features of which none is left out. */
function strongest(
  places: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  weights: Float64Array,
  most: number,
): WeightTable {
  const ranked = [...places].map(([name, at]) => {
    const [none = 0, must = 0, nice = 0, duty = 0] = weights
      .subarray(at * 4, at * 4 + 4)
      .map((weight) => weight * (1 - LEFT_OUT));
    const spread = Math.max(none, must, nice, duty) - Math.min(none, must, nice, duty);
    const against = { must: must - none, nice: nice - none, duty: duty - none };
    return { name, against, rank: spread * (counts.get(name) ?? 0) };
  });
  const kept = ranked.toSorted((one, other) => other.rank - one.rank).slice(0, most);
  return new Map(kept.map(({ name, against }) => [hashOf(name), against]));
}
