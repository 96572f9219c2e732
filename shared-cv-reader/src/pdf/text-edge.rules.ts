import { type PageItem, SAME_EDGE } from '@sastre/shared-pdf-pages';

/** So many rows, and such a share of them, have to begin at an edge. */
const [LEAST, SHARE] = [4, 0.2];
/** Of what stands before it, so much begins or ends at one place. */
const ALIKE = 0.6;
/** A narrow column takes less than this share of the width. */
const NARROW = 0.45;

/**
 * The left edge of the text beside a narrow column of dates or names, however close this reaches: what stands before it
 * begins at one place, or ends at one. Undefined where there is none. Rows go from left to right.
 */
export function textEdge(rows: readonly (readonly PageItem[])[]): number | undefined {
  const left = Math.min(...rows.flat().map(({ x }) => x));
  const right = Math.max(...rows.flat().map(({ x, width }) => x + width));
  const befores = new Map<number, { from: number; gap: number }[]>();
  const often = new Map<number, number>();
  for (const row of rows) {
    let reach: number | undefined;
    for (const { x, width } of row) {
      const at = Math.round(x);
      if (reach === undefined || x - reach > 1) often.set(at, (often.get(at) ?? 0) + 1);
      if (reach !== undefined && x - reach > 1)
        befores.set(at, [
          ...(befores.get(at) ?? []),
          { from: Math.round(row[0]?.x ?? 0), gap: Math.round(x - reach) },
        ]);
      reach = Math.max(reach ?? 0, x + width);
    }
  }
  const edges = [...befores].filter(([at, before]) => {
    const count = often.get(at) ?? 0;
    return (
      count >= LEAST &&
      count >= rows.length * SHARE &&
      before.length >= 3 &&
      at - left < (right - left) * NARROW &&
      Math.max(mostOf(before.map(({ from }) => from)), mostOf(before.map(({ gap }) => gap))) >=
        before.length * ALIKE
    );
  });
  return edges.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** How many of some numbers are as good as the same: a space at the end of a line moves it a little. */
function mostOf(numbers: readonly number[]): number {
  return Math.max(
    ...numbers.map((one) => numbers.filter((other) => Math.abs(other - one) <= SAME_EDGE).length),
  );
}
