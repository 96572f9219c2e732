import { isDateAlone } from './body.rules.ts';
import { goesOn } from './pieces.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

const LONGEST = 110;

/**
 * The lines of a part by what begins its entries: a heading, or the look of its first line where others have it and what
 * stands between does not. Undefined where nothing tells them apart.
 */
export function blocksByHeads(
  lines: readonly StyledLine[],
  isDate: (line: StyledLine) => boolean,
): StyledLine[][] | undefined {
  const [first] = lines;
  if (first === undefined || first.bullet || !standsOut(first, lines)) return undefined;
  const look = lookOf(first);
  const blocks: StyledLine[][] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const isHead =
      !line.bullet &&
      lookOf(line) === look &&
      (line.cells[0]?.text.length ?? 0) < LONGEST &&
      !(above !== undefined && lookOf(above) === look && goesOn(above, line));
    const block = blocks.at(-1);
    // A name in two lines of one look is one head.
    const isOpen = block?.every((own) => lookOf(own) === look && !isDate(own)) ?? false;
    if (block === undefined || (isHead && !isOpen)) blocks.push([line]);
    else block.push(line);
  }
  const dated = blocks.filter((block) => block.some(isDate)).length;
  return dated > 0 && dated >= blocks.length * 0.6 ? blocks : undefined;
}

/** A line that is bold, larger, or a heading, where less than half of the others are. */
function standsOut(line: StyledLine, lines: readonly StyledLine[]): boolean {
  const look = lookOf(line);
  const alike = lines.filter((other) => lookOf(other) === look).length;
  const [run] = runsOf(line);
  const sizes = lines
    .flatMap(({ cells }) => cells.flatMap(({ runs }) => runs))
    .map((one) => one.size);
  const isLarger = run !== undefined && run.size > Math.min(...sizes) + 0.4;
  return (
    (line.heading !== undefined || run?.bold === true || isLarger) &&
    alike <= Math.max(lines.length * 0.6, 1)
  );
}

/** What the eye sees of the first words of a line. */
function lookOf(line: StyledLine): string {
  const [run] = runsOf(line);
  if (run === undefined) return '';
  return `${line.heading ?? ''} ${Math.round(run.size * 2)} ${run.bold} ${run.italic}`;
}

function runsOf({ cells }: StyledLine): LineCell['runs'] {
  // Dates before a name have a look of their own.
  const cell = cells.find(({ text }) => !isDateAlone(text)) ?? cells[0];
  return (cell?.runs ?? []).filter(({ text }) => text.trim() !== '');
}
