import { gradeOf } from './course-grades.rules.ts';
import type { Piece } from './pieces.rules.ts';
import type { RawEntry } from './raw-entry.types.ts';

/** In letters: what is longer is no name. */
const LONGEST = 60;

/**
 * Courses whose schools stand alone, each with one item of a list above all else: that is the degree, and its field the line
 * below. An item alone is no list; where one of the courses has none, nothing is known of the others.
 */
export function withMarkedDegrees(entries: readonly RawEntry[]): readonly RawEntry[] {
  const marked = entries.map(markedNames);
  if (entries.length < 2 || marked.includes(undefined)) return entries;
  return entries.map((entry, at) => {
    const names = marked[at] ?? [];
    const isLeft = (piece: Piece) => !names.includes(piece);
    return {
      ...entry,
      names: [...entry.names, ...names],
      texts: entry.texts.filter(isLeft),
      bullets: entry.bullets.filter(isLeft),
    };
  });
}

function markedNames({ names, texts, bullets }: RawEntry): Piece[] | undefined {
  const [degree, next] = bullets;
  if (names.length !== 1 || degree === undefined || !isName(degree)) return undefined;
  if (next !== undefined && beginOf(next) === endOf(degree) + 1) return undefined;
  if (texts.some((text) => beginOf(text) < beginOf(degree))) return undefined;
  const field = texts.find((text) => beginOf(text) === endOf(degree) + 1);
  return field !== undefined && isName(field) ? [degree, field] : [degree];
}

function isName({ text }: Piece): boolean {
  return text.length < LONGEST && !/(?:\p{L}{4}\.|:)$/u.test(text) && gradeOf(text) === undefined;
}

function beginOf({ lines }: Piece): number {
  return Math.min(...lines);
}

function endOf({ lines }: Piece): number {
  return Math.max(...lines);
}
