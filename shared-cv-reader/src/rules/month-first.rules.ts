import { withCells } from './line-cells.rules.ts';
import { withEachText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Two numbers before a year: "6/27/2019". */
const DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/gu;
/** In letters: what stands beside a date is a name; in a longer text dates stay as they are told. */
const LONGEST_BESIDE = 60;

/**
 * Lines whose dates begin with the day, as the rules read them. A file writes all of its dates one way: where one can only
 * begin with its month, and none with its day, all do.
 */
export function withDaysFirst(lines: readonly StyledLine[]): readonly StyledLine[] {
  const dates = lines.flatMap(({ text }) => [...text.matchAll(DATE)]);
  const isMonth = (number: string | undefined) => Number(number) <= 12;
  const isMonthFirst =
    dates.some(([, , second]) => !isMonth(second)) && dates.every(([, first]) => isMonth(first));
  if (!isMonthFirst) return lines;
  return lines.map((line) => {
    const cells = line.cells.map((cell) =>
      isBesideName(cell.text) ? withEachText(cell, turned) : cell,
    );
    return withCells(line, cells);
  });
}

const turned = (text: string) => text.replaceAll(DATE, '$2/$1/$3');
const isBesideName = (text: string) => text.replaceAll(DATE, '').length <= LONGEST_BESIDE;
