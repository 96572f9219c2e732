import { isDateAlone, isListLabel } from './body.rules.ts';
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
  const withBelow = withPositions(blocksOf(lines, isDate, true), isDate);
  const blocks = withBelow ?? blocksOf(lines, isDate, false);
  const dated = blocks.filter((block) => block.some(isDate)).length;
  return dated > 0 && dated >= blocks.length * 0.6 ? blocks : undefined;
}

/** Each line that looks as the first one begins a block; `areShort`: what stands right above dates does so anyway. */
function blocksOf(
  lines: readonly StyledLine[],
  isDate: (line: StyledLine) => boolean,
  areShort: boolean,
): StyledLine[][] {
  const look = lines[0] === undefined ? '' : lookOf(lines[0]);
  const blocks: StyledLine[][] = [];
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const isHead =
      !line.bullet &&
      !isListLabel(line.text) &&
      lookOf(line) === look &&
      (line.cells[0]?.text.length ?? 0) < LONGEST &&
      !(above !== undefined && lookOf(above) === look && goesOn(above, line));
    const block = blocks.at(-1);
    const next = lines[at + 1];
    const isHouse = areShort && next !== undefined && isDate(next);
    // A name in two lines of one look is one head.
    const isOpen = block?.every((own) => lookOf(own) === look && !isDate(own)) ?? false;
    if (block === undefined || (isHead && (!isOpen || isHouse))) blocks.push([line]);
    else block.push(line);
  }
  return blocks;
}

/**
 * Houses with their dates, and in the same look below them what somebody was there: where that is so all along, both are
 * one block. Undefined where it is not.
 */
function withPositions(
  blocks: readonly StyledLine[][],
  isDate: (line: StyledLine) => boolean,
): StyledLine[][] | undefined {
  const dated = blocks.map((block) => block.some(isDate));
  const open = dated.filter((is) => !is).length;
  const areBelow = blocks.every(([first], at) =>
    dated[at] === true ? first !== undefined && !isDate(first) : dated[at - 1] === true,
  );
  if (!areBelow || open < (blocks.length - open) / 2) return undefined;
  return blocks.flatMap((block, at) => {
    if (dated[at] !== true) return [];
    return dated[at + 1] === false ? [[...block, ...(blocks[at + 1] ?? [])]] : [block];
  });
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
