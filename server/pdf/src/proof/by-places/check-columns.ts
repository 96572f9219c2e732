import type { PdfFinding } from '@sastre/shared-contracts/api';
import { isRightToLeft } from '../../text/fold-text.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import { isBelow, isLeftOf, type Segment } from '../letters/line-segments.ts';

/** So many places that stand left of each other make a row that is written backwards. */
const BACKWARDS = 3;
/** Paragraphs this near to each other may have changed places. */
const AMONG = 4;

/**
 * What stands side by side and is written in another order than anybody reads it: two texts of which each line of the one is
 * followed by one of the other, parts of paragraphs that have changed places, columns from the last to the first, and two
 * columns of one text from right to left.
 */
export function checkColumns(
  words: readonly ExpectedWord[],
  segments: readonly Segment[],
): PdfFinding[] {
  if (words.some(({ folded }) => isRightToLeft(folded))) return [];
  return [
    ...mixedStories(segments),
    ...exchanged(segments),
    ...backwards(segments),
    ...turnedRound(segments),
  ];
}

const STARTS = /^\P{L}*\p{Lu}/u;
const GOES_ON = /^\P{L}*\p{Ll}/u;
const ENDS = /[.!?…]["”’)]?$/;

/** Rows of two places each, in which both columns are a sentence that goes on from row to row. */
function mixedStories(segments: readonly Segment[]): PdfFinding[] {
  const findings: PdfFinding[] = [];
  for (let at = 0; at + 1 < segments.length;) {
    const rows = rowsFrom(segments, at);
    const columns = [0, 1].map((column) => rows.flatMap((row) => row[column] ?? []));
    if (rows.length > 1 && columns.every(isSentence))
      findings.push({ kind: 'order', text: columns[0]?.[0]?.text ?? '', page: segments[at]?.page });
    at += Math.max(1, 2 * rows.length);
  }
  return findings;
}

/** As many rows of two as stand below each other from there on, up to the end of a sentence. */
function rowsFrom(segments: readonly Segment[], from: number): Segment[][] {
  const rows: Segment[][] = [];
  for (let at = from; at + 1 < segments.length; at += 2) {
    const [left, right] = [segments[at], segments[at + 1]];
    const [aboveLeft, aboveRight] = rows.at(-1) ?? [];
    if (!left || !right || !isLeftOf(left, right)) break;
    if (aboveLeft && aboveRight && !(isBelow(left, aboveLeft) && isBelow(right, aboveRight))) break;
    rows.push([left, right]);
    if (ENDS.test(left.text) && ENDS.test(right.text)) break;
  }
  return rows;
}

function isSentence(column: readonly Segment[]): boolean {
  const [first, ...more] = column;
  const last = column.at(-1);
  if (!first || !last || more.length === 0) return false;
  const before = column.slice(0, -1);
  return (
    STARTS.test(first.text) &&
    more.every(({ text }) => GOES_ON.test(text)) &&
    before.every(({ text }) => !ENDS.test(text)) &&
    ENDS.test(last.text)
  );
}

/** Two paragraphs of which the one stands left of the other on a line, and right of it on the next one. */
function exchanged(segments: readonly Segment[]): PdfFinding[] {
  const blocks = [...Map.groupBy(segments, ({ block }) => block).values()];
  const isBeside = (one: readonly Segment[], other: readonly Segment[]) =>
    one.some((left) => other.some((right) => isLeftOf(left, right)));
  return blocks.flatMap((block, index) =>
    blocks.slice(index + 1, index + 1 + AMONG).flatMap((other): PdfFinding[] => {
      const [first] = other;
      if (!first || !isBeside(block, other) || !isBeside(other, block)) return [];
      return [{ kind: 'order', text: first.text, page: first.page }];
    }),
  );
}

/** Paragraphs side by side, each left of the one before. */
function backwards(segments: readonly Segment[]): PdfFinding[] {
  const boxes = [...Map.groupBy(segments, ({ block }) => block).values()].map(boxOf);
  const findings: PdfFinding[] = [];
  let row = 1;
  boxes.forEach((box, index) => {
    const before = boxes[index - 1];
    const goesBack =
      before?.page === box.page &&
      box.right <= before.left &&
      box.bottom < before.top &&
      before.bottom < box.top;
    row = goesBack ? row + 1 : 1;
    if (row === BACKWARDS) findings.push({ kind: 'order', text: box.text, page: box.page });
  });
  return findings;
}

/** Columns of one text are about as wide as each other. */
const ALIKE = 0.8;

/** Two texts that begin on one line and are as wide as each other, of which the first stands on the right. */
function turnedRound(segments: readonly Segment[]): PdfFinding[] {
  const blocks = [...Map.groupBy(segments, ({ block }) => block).values()];
  return blocks.flatMap((block, index): PdfFinding[] => {
    const before = blocks[index - 1];
    const [first] = block;
    const [beside] = before ?? [];
    if (!before || !first || !beside || !isLeftOf(first, beside)) return [];
    const [box, other] = [boxOf(block), boxOf(before)];
    const widths = [box, other].map(({ left, right }) => right - left);
    const isColumns = box.right <= other.left && Math.min(...widths) >= ALIKE * Math.max(...widths);
    const areTexts = [block, before].every((lines) => isText(lines));
    return isColumns && areTexts ? [{ kind: 'order', text: first.text, page: first.page }] : [];
  });
}

/** Whether lines are a sentence or more, from its capital to its full stop. */
function isText(lines: readonly Segment[]): boolean {
  const [first, ...more] = lines;
  const isStraight = more.every(
    ({ left, line }) => Math.abs(left - (first?.left ?? left)) < line.size / 2,
  );
  return (
    more.length > 0 &&
    isStraight &&
    STARTS.test(first?.text ?? '') &&
    ENDS.test(lines.at(-1)?.text ?? '')
  );
}

function boxOf(block: readonly Segment[]) {
  const page = block[0]?.page ?? 1;
  const there = block.filter((segment) => segment.page === page);
  return {
    page,
    text: block[0]?.text ?? '',
    left: Math.min(...there.map(({ left }) => left)),
    right: Math.max(...there.map(({ right }) => right)),
    bottom: Math.min(...there.map(({ line }) => line.baseline)),
    top: Math.max(...there.map(({ line }) => line.baseline + line.size)),
  };
}
