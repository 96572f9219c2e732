import type { StyledLine } from './styled-line.types.ts';
import { isCapitals } from '@sastre/shared-cv-words';

/** What the eye sees of a line: its largest letters, and what all of it is set in. */
export interface Look {
  size: number;
  bold: boolean;
  capitals: boolean;
}

/** Each line is compared with many others, and a line that is changed is another one. */
const LOOKS = new WeakMap<StyledLine, Look>();

/** The look of a line. */
export function lookOf(line: StyledLine): Look {
  const known = LOOKS.get(line);
  if (known !== undefined) return known;
  const look = seenOf(line);
  LOOKS.set(line, look);
  return look;
}

function seenOf(line: StyledLine): Look {
  const runs = line.cells.flatMap(({ runs: all }) => all).filter(({ text }) => text.trim() !== '');
  return {
    size: Math.max(...runs.map(({ size }) => size), 0),
    bold: runs.every(({ bold }) => bold),
    capitals: isCapitals(line.text),
  };
}

/** The size of most letters, in points. */
export function usualSize(lines: readonly StyledLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(lookOf(line).size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + line.text.length);
  }
  return [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 10;
}

/** Whether two looks are one. */
export function isAlike(one: Look, other: Look): boolean {
  return (
    Math.abs(one.size - other.size) < 0.3 &&
    one.bold === other.bold &&
    one.capitals === other.capitals
  );
}

/** A line without a look of its own. */
export function isPlain(line: StyledLine, bodySize: number): boolean {
  const { size, bold } = lookOf(line);
  return !bold && Math.abs(size - bodySize) < 0.4 && line.heading === undefined;
}
