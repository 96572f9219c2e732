import { joinedLines } from './broken-words.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** A value and the lines of whose words it is made. */
export interface Piece {
  text: string;
  lines: readonly number[];
  /** The file says something else, too: a person should look at it. */
  isUnsure?: boolean;
}

/** The lines that a line is made of. */
export function idsOf({ id, also = [] }: Pick<StyledLine, 'id' | 'also'>): number[] {
  return [id, ...also];
}

/** A text of one line, without what parts it from its neighbours. */
export function pieceOf(text: string, line: Pick<StyledLine, 'id' | 'also'>): Piece {
  return { text: trimmed(text), lines: idsOf(line) };
}

/** A cell that says what goes on in another line, too: the whole text, in the look of its first run. */
export function withText(cell: LineCell, text: string): LineCell {
  const runs = cell.runs.map((run, at) => ({ ...run, text: at === 0 ? text : '' }));
  return { ...cell, text, runs };
}

/** A cell with each of its texts changed, in the looks that they have. */
export function withEachText(cell: LineCell, change: (text: string) => string): LineCell {
  const runs = cell.runs.map((run) => ({ ...run, text: change(run.text) }));
  return { ...cell, text: change(cell.text), runs };
}

/** A cell that goes on in another one, as `text`; in the looks of both where its words are theirs. */
export function withMore(cell: LineCell, more: LineCell, text: string): LineCell {
  const last = cell.runs.at(-1);
  if (last === undefined) return withText(cell, text);
  const own = [last.text, last.text.replace(/[-\u00ad]\s*$/u, '')].map((end) => [
    ...cell.runs.slice(0, -1),
    { ...last, text: end },
    ...more.runs.map((run, at) =>
      at === 0 && text.includes(` ${more.text}`) ? { ...run, text: ` ${run.text}` } : run,
    ),
  ]);
  const whole = bare(text);
  const runs = own.find((each) => bare(each.map((run) => run.text).join('')) === whole);
  return runs === undefined ? withText(cell, text) : { ...cell, text, runs };
}

function bare(text: string): string {
  return text.replace(/\s/gu, '');
}

/** Pieces as one text, at least one; with a space between, what its line breaks is whole again. */
export function joined(pieces: readonly Piece[], between: string): Piece {
  return {
    text: pieces
      .map(({ text }) => text)
      .reduce((whole, next) =>
        between === ' ' ? joinedLines(whole, next) : whole + between + next,
      ),
    lines: [...new Set(pieces.flatMap(({ lines }) => lines))],
  };
}

/** Without spaces and separators around. */
export function trimmed(text: string): string {
  return text
    .replace(/^[\s,;:|·•–—/)\]-]+(?=\S)/u, '')
    .replace(/[\s,;:|·•–—/([-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What joins a word to the next one at its end: "Architect | Student of". */
export function endsInMiddle(text: string): boolean {
  return /\s(?:de|del|da|do|di|du|des|of|in|for|and|the|y|e|et|und|für|im|en|con|with|&|\|)$/u.test(
    text,
  );
}

/** Whether the next word would have stood in the line above, had it belonged to the same sentence. */
export function wouldHaveFitted(above: StyledLine, next: StyledLine): boolean {
  if (above.room === undefined || next.box === undefined) return true;
  const [word = ''] = next.text.split(' ');
  const share = (word.length + 1) / Math.max(next.text.length, 1);
  return above.room > next.box.width * share;
}

/**
 * Whether the file itself says that a line goes on with what stands above it, or that it does not; undefined where it says
 * nothing.
 */
export function isOneBlock(above: StyledLine, next: StyledLine): boolean | undefined {
  if (above.page !== next.page) return undefined;
  const [one, other] = [above, next].map(({ cells }) =>
    cells.flatMap(({ block }) => (block === undefined ? [] : [block])),
  );
  if (one === undefined || other === undefined || one.length === 0 || other.length === 0)
    return undefined;
  return one.some((block) => other.includes(block));
}

/** Whether a line goes on with the sentence of the line above it. */
export function goesOn(above: StyledLine, next: StyledLine): boolean {
  if (next.bullet) return false;
  const isOne = isOneBlock(above, next);
  if (isOne !== undefined) return isOne;
  if (next.heading !== undefined) return false;
  if (next.page === above.page && next.gapAbove > 0.75) return false;
  if (looksOther(above, next)) return false;
  // A sentence that goes on in small letters.
  if (/^\p{Ll}/u.test(next.text) && !/[.!?:;]$/.test(above.text) && above.room !== undefined)
    return true;
  return !wouldHaveFitted(above, next);
}

/** Whether two lines are of different size, or the one bold and the other not. */
export function looksOther(above: StyledLine, next: StyledLine): boolean {
  const runs = (line: StyledLine) =>
    line.cells.flatMap((cell) => cell.runs).filter(({ text }) => text.trim() !== '');
  const [one, other] = [runs(above), runs(next)];
  const size = (all: typeof one) => Math.max(...all.map((run) => run.size), 0);
  const isBold = (all: typeof one) => all.every(({ bold }) => bold);
  const isPlain = (all: typeof one) => all.every(({ bold }) => !bold);
  return (
    Math.abs(size(one) - size(other)) > 0.6 ||
    (isBold(one) && isPlain(other)) ||
    (isPlain(one) && isBold(other))
  );
}

/** Whether all of a line is bold, blanks too. */
export function isBoldThroughout({ cells }: StyledLine): boolean {
  return cells.every(({ runs }) => runs.every(({ bold }) => bold));
}

/** The size of a line's largest letters, in points. */
export function largestSize({ cells }: StyledLine): number {
  return Math.max(...cells.flatMap(({ runs }) => runs.map(({ size }) => size)));
}

/**
 * Where the lines of an item stand closer than its neighbours, the gap between two lines that parts items; undefined
 * where all gaps are alike.
 */
export function itemGap(lines: readonly StyledLine[]): number | undefined {
  const gaps = lines
    .slice(1)
    .filter((line, at) => line.page === lines[at]?.page)
    .map(({ gapAbove }) => gapAbove);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return gaps.length >= 2 && most - least > 0.3 ? (least + most) / 2 : undefined;
}
