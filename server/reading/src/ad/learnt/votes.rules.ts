import type { Unit } from './units.rules.ts';
import type { Weights } from './weights.rules.ts';

/** What the rules read a unit as; undefined: nothing of it. */
export type Verdict = 'must' | 'nice' | 'duty' | undefined;

/** How likely a unit asks for something, and how likely what it asks for only helps. */
export interface Chances {
  asks: number;
  nice: number;
}

/** What the words of a unit and the rules say of it, each by how much it counts: as `Votes` name them. */
export interface Votes {
  asks: readonly number[];
  nice: readonly number[];
}

/** Fitted by `learn.main.ts --votes`, on what the rules had read of ads before anybody had looked at these. */
export const VOTES: Votes = {
  asks: [-0.24, 2.99, 1.35, -0.52, -0.19, 0.98, 0.35],
  nice: [1.02, 3.54, 1.69, 0.61, 0.26],
};

const MOST = 5;
const clamp = (value: number) => Math.max(-MOST, Math.min(MOST, value)) / 3;
const sumOf = (...logs: number[]) => Math.log(logs.reduce((sum, log) => sum + Math.exp(log), 0));
const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const sided = (is: boolean) => (is ? 1 : -1);

/** Odds that the words of a unit ask, and that they do so as for what only helps. */
const wordsAsk = ({ must, nice, duty }: Weights) => clamp(sumOf(must, nice, duty));
const wordsHelp = ({ must, nice, duty }: Weights) => clamp(nice - sumOf(must, duty));

interface Said {
  units: readonly Unit[];
  weights: readonly Weights[];
  verdicts: readonly Verdict[];
}

/** The other units of the run of one. */
const besides = ({ units }: Said, at: number) =>
  units
    .map((_unit, place) => place)
    .filter((place) => place !== at && units[place]?.run === units[at]?.run);

const NOTHING: Weights = { must: 0, nice: 0, duty: 0 };

/** What speaks for and against a unit's asking for something. */
export function askingSigns(said: Said, at: number): number[] {
  const { weights, verdicts } = said;
  const others = besides(said, at);
  const isRead = (place: number) => sided(verdicts[place] !== undefined);
  return [
    1,
    wordsAsk(weights[at] ?? NOTHING),
    isRead(at),
    verdicts[at] === 'duty' ? 1 : 0,
    mean(others.map((place) => wordsAsk(weights[place] ?? NOTHING))),
    others.length > 0 ? 1 : 0,
    isRead(at + 1),
  ];
}

/** What speaks for and against its asking for something that only helps. */
export function helpingSigns(said: Said, at: number): number[] {
  const { weights, verdicts } = said;
  const others = besides(said, at).filter((place) => verdicts[place] !== undefined);
  const isNice = (place: number) => sided(verdicts[place] === 'nice');
  return [
    1,
    wordsHelp(weights[at] ?? NOTHING),
    verdicts[at] === undefined ? 0 : isNice(at),
    mean(others.map((place) => wordsHelp(weights[place] ?? NOTHING))),
    others.length > 0 ? 1 : 0,
  ];
}

/** The chance that signs tell, each by its vote. */
export function chanceOf(signs: readonly number[], votes: readonly number[]): number {
  const sum = signs.reduce((total, sign, at) => total + sign * (votes[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The chances of each unit of an ad. */
export function chancesOf(said: Said, votes: Votes = VOTES): Chances[] {
  return said.units.map((_unit, at) => ({
    asks: chanceOf(askingSigns(said, at), votes.asks),
    nice: chanceOf(helpingSigns(said, at), votes.nice),
  }));
}
