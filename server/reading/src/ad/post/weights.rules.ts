import { readFileSync } from 'node:fs';

/** What each sign counts. */
export type PostWeights = ReadonlyMap<string, number>;

/** What the signs of a candidate count together. */
export const sumOf = (signs: readonly string[], weights: PostWeights): number =>
  signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0);

/** Weights as text: a line each, `1.2 cued`. */
export const written = (weights: PostWeights): string =>
  [...weights]
    .map(([sign, weight]) => `${weight.toFixed(1)} ${sign}\n`)
    .filter((line) => !/^-?0\.0 /.test(line))
    .toSorted()
    .join('');

/** The same, read. */
export const readWeights = (text: string): PostWeights =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(line.indexOf(' ') + 1), Number(line.slice(0, line.indexOf(' ')))]),
  );

let learnt: PostWeights | undefined;

/** What was learnt from labelled ads: `weights.txt`, read when it is first asked for. */
export function learntPosts(): PostWeights {
  return (learnt ??= readWeights(readFileSync(new URL('./weights.txt', import.meta.url), 'utf8')));
}
