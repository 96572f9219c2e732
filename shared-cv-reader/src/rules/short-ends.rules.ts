import type { FoundPeriod } from './dates.rules.ts';
import { withEachText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Two years of one range, the second one short: "2003–07", "2019/20"; behind a hyphen stands a month. */
const SHORT_END = /(?<![\d./–—-])((?:19|20)\d{2})(\s?[–—]\s?['’]?|[/-])(\d{2})(?![\d./–—-])/gu;
/** Nobody stays longer, in years. */
const LONGEST_STAY = 45;
/** A year, a hyphen and two figures: a month or the year that something ended in. */
const SHORT = /(?<![\d./–—-])((?:19|20)\d{2})-(\d{2})(?![\d./-])/gu;
/** Years alone with a hyphen between, as the others of such a file. */
const YEARS = /(?<![\d./])(?:19|20)\d{2}\s?-\s?(?:19|20)\d{2}(?![\d./])/u;
/** Where such a date stands beside another one, or with a day, it has a month. */
const MONTH =
  /(?:19|20)\d{2}-\d{2}(?:-\d{2}|\s*(?:[–—-]|to|bis|a|à)\s*(?:(?:19|20)\d{2}|\p{L}))|(?:(?:19|20)\d{2}|\p{L})\s*[–—-]\s*(?:19|20)\d{2}-\d{2}(?!\d)/u;

/**
 * Lines in which the end of a range of years that is said in two figures stands behind a dash. A file writes all of its
 * ranges one way: "2003-07" is one where "2007-13" can be nothing else, or the other ranges have years alone.
 */
export function withShortEnds(lines: readonly StyledLine[]): readonly StyledLine[] {
  const said = lines.flatMap(({ text }) => [...text.matchAll(SHORT)]);
  if (said.length === 0 || lines.some(({ text }) => MONTH.test(text))) return lines;
  const isYear = ([, start, end]: RegExpExecArray) =>
    Number(end) > 12 && Number(end) > Number(start?.slice(2));
  if (!said.some(isYear) && !lines.some(({ text }) => YEARS.test(text))) return lines;
  return lines.map((line) => ({
    ...line,
    text: dashed(line.text),
    cells: line.cells.map((cell) => withEachText(cell, dashed)),
  }));
}

const dashed = (text: string) => text.replaceAll(SHORT, '$1–$2');

/** From a year to another one that is said in two figures. */
export function shortEnd(text: string): Omit<FoundPeriod, 'said'> | undefined {
  for (const { 0: said, 1: startDate = '', 2: sign = '', 3: short = '', index } of text.matchAll(
    SHORT_END,
  )) {
    const century = Number(startDate.slice(0, 2)) + (short < startDate.slice(2) ? 1 : 0);
    const endDate = `${century}${short}`;
    const years = Number(endDate) - Number(startDate);
    // "2019/20" is a school year, and "2019/04" a month.
    const isYear = /[–—]/u.test(sign) || (Number(short) > 12 && years === 1);
    if (isYear && years > 0 && years <= LONGEST_STAY && century <= 20)
      return {
        startDate,
        endDate,
        current: false,
        from: index,
        to: index + said.length,
        isRange: true,
      };
  }
  return undefined;
}
