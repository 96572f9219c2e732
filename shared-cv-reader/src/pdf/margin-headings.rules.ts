import { countLines, fromTop, GUTTER, type PageItem, ROW } from '@sastre/shared-pdf-pages';
import { findPeriod } from '../rules/dates.rules.ts';
import { kindOf, LONGEST_HEADING } from '../rules/heading-words.rules.ts';

/** Headings in the margin of a page, and the text beside them. */
export interface HeadingMargin {
  above: PageItem[];
  /** The pieces of each heading, from its first line to its last. */
  headings: PageItem[][];
  text: PageItem[];
  below: PageItem[];
}

/** Lines of one heading stand at most so far apart, in sizes of its text; the first one beside the text. */
const [WITHIN, BESIDE] = [1.7, 0.6];
/** So many headings make a margin, one of them in several lines: each in one is read beside its line. */
const [LEAST, MOST_LINES] = [2, 3];

/**
 * The margin of a page in which nothing stands but headings that we know and others of their look, each beside the first
 * line of what it is about. Undefined where none of them is wrapped: a heading of one line is read beside its text.
 */
export function headingMargin(items: readonly PageItem[]): HeadingMargin | undefined {
  const sorted = fromTop(items);
  for (const [at, first] of sorted.entries()) {
    if (!begins(first, sorted.slice(at + 1))) continue;
    const margin = marginFrom(first, sorted);
    if (margin !== undefined) return margin;
  }
  return undefined;
}

/** A heading that we know, or its first line. */
function begins(first: PageItem, behind: readonly PageItem[]): boolean {
  if (!/^\p{Lu}/u.test(first.text) || first.text.length > LONGEST_HEADING) return false;
  if (kindOf(first.text) !== undefined) return true;
  const below = behind.find(({ y, x }) => y > first.y + ROW && Math.abs(x - first.x) < ROW);
  const isNear = below !== undefined && below.y - first.y < first.size * WITHIN;
  return isNear && kindOf(textOf([first, below])) !== undefined;
}

function marginFrom(first: PageItem, items: readonly PageItem[]): HeadingMargin | undefined {
  const beside = items.filter(
    ({ x, y }) => Math.abs(y - first.y) < first.size * BESIDE && x > first.x + first.width,
  );
  const edge = Math.min(...beside.map(({ x }) => x));
  if (!Number.isFinite(edge) || edge - first.x - first.width < GUTTER) return undefined;
  const top = Math.min(first.y, ...beside.map(({ y }) => y)) - ROW;
  const crossing = items.find(
    ({ x, y, width }) => y >= top && x < edge - 1 && x + width > edge - GUTTER,
  );
  const bottom = crossing === undefined ? Infinity : crossing.y - ROW;
  const own = items.filter(({ y }) => y >= top && y < bottom);
  const left = own.filter(({ x }) => x < edge - 1);
  const text = own.filter(({ x }) => x >= edge - 1);
  const headings = headingsIn(left);
  if (headings.length < LEAST || !headings.some((pieces) => countLines(pieces) > 1))
    return undefined;
  const known = headings.filter((pieces) => kindOf(textOf(pieces)) !== undefined);
  const areHeadings = headings.every(
    (pieces) => isAlike(pieces, first) && isTold(pieces) && isBeside(pieces, text),
  );
  if (!areHeadings || known.length < LEAST || known.length < headings.length / 2) return undefined;
  // Some text begins where no heading stands: it is no table of labels.
  if (countLines(text) < countLines(left) + headings.length) return undefined;
  return {
    above: items.filter(({ y }) => y < top),
    headings,
    text,
    below: items.filter(({ y }) => y >= bottom),
  };
}

/** What stands close below each other, as one heading. */
function headingsIn(left: readonly PageItem[]): PageItem[][] {
  const headings: PageItem[][] = [];
  for (const item of left) {
    const last = headings.at(-1);
    const above = last?.at(-1);
    const isNear = above !== undefined && item.y - above.y < item.size * WITHIN;
    if (last !== undefined && isNear && !areTwo(last, item)) last.push(item);
    else headings.push([item]);
  }
  return headings;
}

/** In sizes: further apart than this, two names that are known are two headings. */
const APART = 1.4;

/** "Skills" not far above "Languages": both are known, and not of one kind. */
function areTwo(pieces: readonly PageItem[], next: PageItem): boolean {
  const [one, other] = [textOf(pieces), next.text].map(kindOf);
  const distance = next.y - (pieces.at(-1)?.y ?? next.y);
  return one !== undefined && other !== undefined && one !== other && distance > next.size * APART;
}

function isAlike(pieces: readonly PageItem[], { size, bold, font }: PageItem): boolean {
  return pieces.every(
    (piece) => Math.abs(piece.size - size) < 0.3 && piece.bold === bold && piece.font === font,
  );
}

function isTold(pieces: readonly PageItem[]): boolean {
  const text = textOf(pieces);
  return countLines(pieces) <= MOST_LINES && findPeriod(text) === undefined && !/[\d@]/.test(text);
}

function isBeside([first]: readonly PageItem[], text: readonly PageItem[]): boolean {
  return first !== undefined && text.some(({ y }) => Math.abs(y - first.y) < first.size * BESIDE);
}

function textOf(pieces: readonly PageItem[]): string {
  return pieces.map(({ text }) => text.trim()).join(' ');
}
