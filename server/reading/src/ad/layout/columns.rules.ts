const GUTTER = /(?<=\s{3})\S/g;
const FEWEST_ROWS = 4;
const BULLET = /^\s*[•▪●■·*✓✔–-]\s/u;

/** Two texts set side by side with spaces, as a copied page has them: the left one first, then the right one. */
export function withoutColumns(lines: readonly string[]): string[] {
  const block = findBlock(lines);
  if (block === undefined) return [...lines];
  const { start, end, at } = block;
  const rows = lines.slice(start, end);
  return [
    ...lines.slice(0, start),
    ...rows.map((line) => line.slice(0, at).trimEnd()),
    '',
    ...rows.map((line) => line.slice(at)),
    '',
    ...withoutColumns(lines.slice(end)),
  ];
}

interface Block {
  start: number;
  end: number;
  /** Where the right column begins. */
  at: number;
}

function findBlock(lines: readonly string[]): Block | undefined {
  const rowsAt = new Map<number, number[]>();
  lines.forEach((line, row) => {
    for (const { index } of line.matchAll(GUTTER))
      // The sign of a point and its gap are no column.
      if (/[\p{L}\p{N}]{2}/u.test(line.slice(0, index)))
        rowsAt.set(index, [...(rowsAt.get(index) ?? []), row]);
  });
  const [at, rows] =
    [...rowsAt].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (at === undefined || rows === undefined || rows.length < FEWEST_ROWS) return undefined;
  const isFree = (line: string) => line.slice(at - 2, at).trim() === '';
  let [start = 0] = rows;
  let end = start + 1;
  while (end < lines.length && isFree(lines[end] ?? '') && isOfBoth(lines, end, at)) end += 1;
  while (start > 0 && (lines[start - 1] ?? '').trim() === '') start -= 1;
  const inside = lines.slice(start, end);
  return inside.length >= FEWEST_ROWS && areTexts(inside, at) ? { start, end, at } : undefined;
}

/** A line below the last row with a right side belongs to the left one up to the next gap. */
function isOfBoth(lines: readonly string[], row: number, at: number): boolean {
  const rest = lines.slice(row);
  const next = rest.findIndex(
    (line) => line.slice(at).trim() !== '' && line.slice(at - 2, at).trim() === '',
  );
  const gaps = rest.slice(0, Math.max(0, next)).filter((line) => line.trim() === '').length;
  if (next >= 0 && gaps <= 2) return true;
  return (lines[row] ?? '').trim() !== '' && rest.slice(0, 1).every((line) => line.length <= at);
}

/** Texts rather than names and what is said of them. */
function areTexts(lines: readonly string[], at: number): boolean {
  const sides = [lines.map((line) => line.slice(0, at)), lines.map((line) => line.slice(at))];
  return sides.every((side) => {
    const told = side.filter((text) => text.trim() !== '');
    const words = told.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0);
    return told.some((text) => BULLET.test(text)) || words / told.length >= 3;
  });
}
