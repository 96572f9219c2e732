import type { PdfFinding } from '@sastre/shared-contracts/api';
import { isRightToLeft } from '../../text/fold-text.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import { isBelow, isLeftOf, type Segment } from '../letters/line-segments.ts';

/** A label and the value that stands on its line. */
interface Row {
  label: Segment;
  value: Segment;
}

/** Fewer rows are labels only when their form says so. */
const LEAST_PLAIN_ROWS = 3;
const MOST_WORDS_OF_LABEL = 4;
const SIZES_DIFFER = 0.1;
const LABEL = /[:\uff1a]$/;
const LIST = /[,;\u060c\u3001\uff0c]/;
const YEAR = /(?:19|20)\d{2}/;
const LONGEST_DATE = 30;

/**
 * Labels that are written one below the other, and after the last of them all their values, each of which stands on the
 * line of its label: a person reads row by row, a program all labels first. That they belong together is told by a colon,
 * by dates on one side alone, or by single words beside lists; other columns side by side are stories of their own.
 */
export function checkLabels(
  words: readonly ExpectedWord[],
  segments: readonly Segment[],
): PdfFinding[] {
  const runsLeft = words.some(({ folded }) => isRightToLeft(folded));
  const isBefore = (one: Segment, other: Segment) =>
    runsLeft ? isLeftOf(other, one) : isLeftOf(one, other);
  return segments.flatMap((first, at): PdfFinding[] => {
    const labels = labelsBefore(segments, at, isBefore);
    if (labels.length < 2) return [];
    const values = columnFrom(segments, at);
    const rows = labels.flatMap((label): Row[] => {
      const value = values.find((one) => isBefore(label, one));
      return value ? [{ label, value }] : [];
    });
    const isPaired = rows.length === labels.length && isOfOneSize(rows);
    if (!isPaired || !(isNamed(rows) || isDated(rows) || isListed(rows, values))) return [];
    return [{ kind: 'order', text: `${rows[0]?.label.text} ${first.text}`, page: first.page }];
  });
}

/** What is written before this segment in one column, from the line on which the segment stands. */
function labelsBefore(
  segments: readonly Segment[],
  at: number,
  isBefore: (one: Segment, other: Segment) => boolean,
): Segment[] {
  const value = segments[at];
  const labels: Segment[] = [];
  for (let place = at - 1; value && place >= 0; place -= 1) {
    const label = segments[place];
    const next = labels[0];
    if (!label || (next && !isInColumn(next, label))) break;
    labels.unshift(label);
    if (isBefore(label, value)) return labels;
    if (label.page !== value.page || label.line.baseline > value.line.baseline) break;
  }
  return [];
}

function columnFrom(segments: readonly Segment[], from: number): Segment[] {
  const column = segments.slice(from, from + 1);
  for (const next of segments.slice(from + 1)) {
    const last = column.at(-1);
    if (!last || !isInColumn(next, last)) break;
    column.push(next);
  }
  return column;
}

/** Below the other, and beginning or ending where it does. */
function isInColumn(one: Segment, other: Segment): boolean {
  return isBelow(one, other) || isBelow(one, other, 'right');
}

/** Columns with headings of their own are no rows. */
function isOfOneSize(rows: readonly Row[]): boolean {
  return (['label', 'value'] as const).every((side) => {
    const sizes = rows.map((row) => row[side].line.size);
    return Math.max(...sizes) - Math.min(...sizes) < SIZES_DIFFER * Math.max(...sizes);
  });
}

function isNamed(rows: readonly Row[]): boolean {
  return rows.every(({ label, value }) => LABEL.test(label.text) && !LABEL.test(value.text));
}

function isDated(rows: readonly Row[]): boolean {
  return (
    rows.every(({ label, value }) => isDate(label.text) && !isDate(value.text)) ||
    rows.every(({ label, value }) => isDate(value.text) && !isDate(label.text))
  );
}

function isDate(text: string): boolean {
  return text.length <= LONGEST_DATE && YEAR.test(text);
}

/** Paragraphs of a few words, as many as there are values, of which most are lists. */
function isListed(rows: readonly Row[], values: readonly Segment[]): boolean {
  const blocks = new Set([...rows.map(({ label }) => label), ...values].map(({ block }) => block));
  if (rows.length < LEAST_PLAIN_ROWS || values.length !== rows.length) return false;
  if (blocks.size !== 2 * rows.length) return false;
  const lists = rows.filter(({ value }) => LIST.test(value.text)).length;
  return (
    2 * lists >= rows.length &&
    rows.every(
      ({ label: { text } }) => !LIST.test(text) && text.split(' ').length <= MOST_WORDS_OF_LABEL,
    )
  );
}
