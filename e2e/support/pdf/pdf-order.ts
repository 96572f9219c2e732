import type { ExpectedRun } from './pdf-expected.ts';
import type { ExpectedText } from './pdf-expected-sections.ts';
import { isMark, type PdfPage, type PdfPiece } from './pdf-pages.ts';
import { folded } from './pdf-text.ts';

type Order = 'painted' | 'tagged';
type Side = ExpectedRun['columns'][number]['side'];

/** A column of a stretch of pages as it was read. */
export interface ReadColumn {
  side: Side;
  /** What it should say. */
  expected: ExpectedText[];
  /** What it says, page by page. */
  pages: string[];
}
/** A stretch of pages as it was read. */
export interface ReadRun {
  kind: ExpectedRun['kind'];
  /** Numbers of its pages, counted from 1. */
  numbers: number[];
  columns: ReadColumn[];
  /** Pages on which the column that comes second begins before the first one is over. */
  interleaved: number[];
}

/** Reads a PDF along what it should say: a page belongs to the run that has not yet said all of its letters. */
export function readRuns(
  pages: readonly PdfPage[],
  runs: readonly ExpectedRun[],
  order: Order,
): ReadRun[] {
  let next = 0;
  const read = runs.map(({ kind, columns, divide = 0 }, index): ReadRun => {
    const run: ReadRun = {
      kind,
      numbers: [],
      columns: columns.map(({ side, texts }) => ({ side, expected: texts, pages: [] })),
      interleaved: [],
    };
    const last = index === runs.length - 1;
    while (next < pages.length && (run.numbers.length === 0 || last || !isSaid(run.columns))) {
      const pieces = (pages[next]?.[order] ?? []).filter((piece) => !isMark(piece));
      next += 1;
      run.numbers.push(next);
      for (const column of run.columns)
        column.pages.push(
          textOf(
            pieces.filter(
              (piece) => column.side === 'whole' || column.side === sideOf(piece, divide),
            ),
          ),
        );
      if (kind === 'two' && changesOfSide(pieces, divide, run.columns[0]?.side) > 1)
        run.interleaved.push(next);
    }
    return run;
  });
  return read;
}

/** The pieces as one text. */
export function textOf(pieces: readonly PdfPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function isSaid(columns: readonly ReadColumn[]): boolean {
  return columns.every(
    ({ expected, pages }) =>
      letters(pages.join('')).length >= letters(expected.map(({ text }) => text).join('')).length,
  );
}

function sideOf({ x }: PdfPiece, divide: number): 'left' | 'right' {
  return x < divide ? 'left' : 'right';
}

/** One where a column follows the first one; more where they alternate, or come the wrong way round. */
function changesOfSide(
  pieces: readonly PdfPiece[],
  divide: number,
  first: Side | undefined,
): number {
  const sides = [first, ...pieces.map((piece) => sideOf(piece, divide))];
  return sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
}

/** Headings and heads of entries that a page's end parts from what they head, or in themselves. */
export function stranded({ expected, pages }: ReadColumn): string[] {
  const ends: number[] = [];
  let count = 0;
  for (const page of pages.slice(0, -1)) ends.push((count += letters(page).length));
  const found: string[] = [];
  let start = 0;
  for (const { text, holds } of expected) {
    const end = start + letters(text).length;
    if (holds && ends.some((at) => at > start && at <= end)) found.push(text);
    start = end;
  }
  return found;
}

/** Text as it is compared: how it was broken over lines does not matter. */
export function letters(text: string): string {
  return folded(text);
}

const HEBREW = /\p{Script=Hebrew}/gu;
/** Scripts that are joined from glyphs that are no letters; what they say stands beside them, where only some readers look. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\u064b-\u065f\ue000]/gu;

/**
 * A PDF holds text of right-to-left scripts as it is painted, from left to right. So of a text with such letters the
 * others have to stand in order, and these have to be all there; joined scripts are for `joinedOf`.
 */
export function comparable(text: string): { inOrder: string; hebrew: string } {
  const all = letters(text);
  const hebrew = (all.match(HEBREW) ?? []).sort().join('');
  // Which side of such a text its points stand on depends on the direction too.
  const signs = all.search(HEBREW) < 0 && all.search(JOINED) < 0 ? /$^/ : /[\p{P}\p{Cf}]/gu;
  return { inOrder: all.replace(HEBREW, '').replace(JOINED, '').replace(signs, ''), hebrew };
}

/** All letters of joined scripts in a text, sorted. */
export function joinedOf(text: string): string {
  return (letters(text).match(/[\p{Script=Arabic}\p{Script=Devanagari}]/gu) ?? []).sort().join('');
}
