import { kindOf } from './heading-words.rules.ts';
import { withCells } from './line-cells.rules.ts';
import { isAlike, lookOf } from './line-looks.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** "1. Profile", "IV) Skills", "B. Languages" */
const NUMBER = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]\s+(?=\p{L})/u;
/** "2.1. Senior Pilot", where headings are numbered */
const SECOND_NUMBER = /^\d{1,2}\.\d{1,2}\.?\s+(?=\p{L})/u;
const NUMBER_ALONE = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]$/u;
/** So many numbered headings that we know show that headings are numbered here. */
const ENOUGH = 2;

/** The lines without the numbers of their headings, where the document numbers these. */
export function withoutNumbers(lines: readonly StyledLine[]): readonly StyledLine[] {
  const numbered = lines.filter((line) => !line.bullet && NUMBER.test(line.text) && isOne(line));
  const looks = numbered
    .filter(({ text }) => kindOf(text.replace(NUMBER, '')) !== undefined)
    .map(lookOf);
  if (looks.length < ENOUGH) return lines;
  const heads = new Set(
    numbered.filter((line) => looks.some((look) => isAlike(look, lookOf(line)))),
  );
  return lines.map((line) => withoutNumber(line, heads.has(line) ? NUMBER : SECOND_NUMBER));
}

/** One text, or a number in a cell of its own before it. */
function isOne({ cells: [first, second, ...more] }: StyledLine): boolean {
  return second === undefined || (more.length === 0 && NUMBER_ALONE.test(first?.text ?? ''));
}

function withoutNumber(line: StyledLine, number: RegExp): StyledLine {
  const [first, ...cells] = line.cells;
  if (cells.length === 1 && number.test(line.text) && NUMBER_ALONE.test(first?.text ?? ''))
    return withCells(line, cells);
  const length = line.bullet ? 0 : (number.exec(line.text)?.[0].length ?? 0);
  if (length === 0) return line;
  return {
    ...line,
    text: line.text.slice(length),
    cells: line.cells.map((cell) => cutCell(cell, length)),
  };
}

/** A cell without its first letters, which can be of several runs. */
function cutCell(cell: LineCell, length: number): LineCell {
  let left = length;
  const runs = cell.runs.map((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return { ...run, text: run.text.slice(cut) };
  });
  return { ...cell, text: cell.text.slice(length), runs };
}
