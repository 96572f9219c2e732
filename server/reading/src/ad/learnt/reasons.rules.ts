import { featuresOf } from './features.rules.ts';
import { unitsOf } from './units.rules.ts';
import { learntWeights, weigh, type Weights } from './weights.rules.ts';

/** What the words of a unit say of it, and which of what it shows say most. */
export interface Reasons {
  text: string;
  weights: Weights;
  strongest: readonly string[];
}

const MOST = 6;

/** Why each unit of an ad is taken for what it is, as far as its words go. */
export function reasonsOf(jobText: string): Reasons[] {
  const table = learntWeights();
  const units = unitsOf(jobText);
  return units.map((unit, at) => {
    const features = featuresOf(unit, units[at - 1], units[at + 1]);
    const strength = (feature: string) =>
      Math.max(...Object.values(weigh([feature], table)).map(Math.abs));
    const strongest = features
      .toSorted((one, other) => strength(other) - strength(one))
      .slice(0, MOST)
      .map((feature) => `${feature} ${weigh([feature], table).must.toFixed(1)}`);
    return { text: unit.text, weights: weigh(features, table), strongest };
  });
}
