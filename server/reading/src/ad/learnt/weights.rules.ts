import { readFileSync } from 'node:fs';

/** What a feature says for each answer, against "asks for nothing". */
export interface Weights {
  must: number;
  nice: number;
  duty: number;
}

/** Weights by the hash of the feature. */
export type WeightTable = ReadonlyMap<number, Weights>;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const [GAP, MIDDLE] = [64 * 64, 32];
const LINE = 120;

/** Place of a feature among four million: FNV-1a, cut. */
export function hashOf(feature: string): number {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619);
  return (hash >>> 0) % 4_194_304;
}

/** A table as text: the worth of one step, then five signs a feature, the gap to the one before it and three weights in steps. */
export function packed(table: WeightTable): string {
  const all = [...table.values()].flatMap(({ must, nice, duty }) => [must, nice, duty]);
  const step = Math.max(...all.map(Math.abs)) / (MIDDLE - 1);
  const sign = (value: number) => SIGNS.charAt(value);
  const three = ({ must, nice, duty }: Weights) =>
    [must, nice, duty].map((weight) => sign(Math.round(weight / step) + MIDDLE)).join('');
  let last = 0;
  let text = '';
  for (const [hash, weights] of [...table].toSorted(([one], [other]) => one - other)) {
    for (; hash - last >= GAP; last += GAP - 1) text += sign(63).repeat(2) + sign(MIDDLE).repeat(3);
    text += sign(Math.floor((hash - last) / 64)) + sign((hash - last) % 64) + three(weights);
    last = hash;
  }
  const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return [step.toFixed(4), ...lines, ''].join('\n');
}

/** The table that a text holds. */
export function unpacked(text: string): WeightTable {
  const [worth = '', ...lines] = text.split('\n');
  const [step, signs] = [Number(worth), lines.join('')];
  const table = new Map<number, Weights>();
  const value = (at: number) => SIGNS.indexOf(signs.charAt(at));
  const weight = (at: number) => (value(at) - MIDDLE) * step;
  let hash = 0;
  for (let at = 0; at < signs.length; at += 5) {
    hash += value(at) * 64 + value(at + 1);
    table.set(hash, { must: weight(at + 2), nice: weight(at + 3), duty: weight(at + 4) });
  }
  return table;
}

let learnt: WeightTable | undefined;

/** What was learnt from labelled ads: `weights.txt`, read when it is first asked for. */
export function learntWeights(): WeightTable {
  return (learnt ??= unpacked(readFileSync(new URL('./weights.txt', import.meta.url), 'utf8')));
}

/** What features say together. */
export function weigh(features: readonly string[], table: WeightTable): Weights {
  const sum = { must: 0, nice: 0, duty: 0 };
  for (const feature of features) {
    const weights = table.get(hashOf(feature));
    if (weights === undefined) continue;
    sum.must += weights.must;
    sum.nice += weights.nice;
    sum.duty += weights.duty;
  }
  return sum;
}
