import { formatRange } from './dates.rules.ts';
import { fontPairOf, type FontPair } from './fonts/font-pairs.ts';
import type { DocumentContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';

/** Millimetres of the column of dates at the start of the page, with the gap behind it, and how far it may grow. */
export const DATES_AT_LEAST = 35;
const DATES_AT_MOST = 64;
const GAP = 4;
/** Of dates in the sheets, in points, and a point in millimetres. */
const SIZE = 9.25;
const POINT = 25.4 / 72;
/** Kerning may widen a pair. */
const SLACK = 1.02;
/** Letters that are as wide as Latin ones, where widths are not known. */
const NARROW = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/**
 * The column that takes the longest of these dates on one line, as far as it may grow: who goes by lines would read the
 * title between the halves of a range that takes two.
 */
export function dateColumn(
  dates: readonly string[],
  scale: number,
  { text }: Pick<FontPair, 'text'> = fontPairOf('source'),
): number {
  const ems = dates.map((date) => textWidth(date.replace(NARROW, 'n'), text));
  const longest = Math.max(0, ...ems) * SIZE * scale * POINT * SLACK;
  return Math.min(DATES_AT_MOST, Math.max(DATES_AT_LEAST, Math.ceil(longest + GAP)));
}

/** The custom property that a sheet with dates at the start counts with. */
export function dateColumnVariables({
  cv,
  fonts,
  language,
  options,
  scale,
  template,
}: DocumentContext): string[] {
  if (template.dates !== 'start') return [];
  const ranges = [
    ...cv.work_experience,
    ...cv.education.map((course) => ({ ...course, openEnd: true })),
    ...(cv.sections ?? []).flatMap(({ entries }) => entries),
  ];
  const dates = ranges.map((range) => formatRange(range, language, options.dateFormat));
  return [`--dates:${dateColumn(dates, scale, fonts)}mm`];
}
