import { sumOf, type PostWeights } from './weights.rules.ts';

/** The candidates of an ad by their signs, and which of them names the post. */
export interface Choice {
  signs: readonly (readonly string[])[];
  right: number;
}

const [ROUNDS, LEAST, RATE, DECAY, KEPT] = [30, 3, 0.2, 0.003, 0.8];

/** Signs that enough ads show. */
function shared(choices: readonly Choice[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { signs } of choices)
    for (const sign of new Set(signs.flat())) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= LEAST).map(([sign]) => [sign, 0]));
}

/** A softmax over the candidates of each ad, by steps that shrink (AdaGrad); always the same for the same ads. */
export function learnPosts(choices: readonly Choice[]): PostWeights {
  const told = choices.filter(({ right }) => right >= 0);
  const weights = shared(choices);
  const steps = new Map<string, number>();
  let state = 1;
  const roll = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { signs, right } of told) {
      // A part is left out each time, so that no sign is relied on alone.
      const shown = signs.map((all) => all.filter((sign) => weights.has(sign) && roll() < KEPT));
      for (const [sign, slope] of slopesOf(shown, right, weights)) {
        const weight = weights.get(sign) ?? 0;
        const pull = slope + DECAY * weight;
        const step = (steps.get(sign) ?? 1e-6) + pull * pull;
        steps.set(sign, step);
        weights.set(sign, weight - (RATE * pull) / Math.sqrt(step));
      }
    }
  }
  return weights;
}

/** How much each sign misled. */
function slopesOf(shown: readonly string[][], right: number, weights: PostWeights) {
  const sums = shown.map((signs) => sumOf(signs, weights));
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const whole = raised.reduce((sum, one) => sum + one);
  const slopes = new Map<string, number>();
  shown.forEach((signs, at) => {
    const miss = (raised[at] ?? 0) / whole - Number(at === right);
    for (const sign of signs) slopes.set(sign, (slopes.get(sign) ?? 0) + miss);
  });
  return slopes;
}
