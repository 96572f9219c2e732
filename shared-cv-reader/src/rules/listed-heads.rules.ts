import { isDateAlone } from './body.rules.ts';
import { joinedLines } from './broken-words.rules.ts';
import { endsWithDates } from './dated-heads.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { isDegree, isSchool } from '@sastre/shared-cv-words';
import { goesOn, idsOf, withMore } from './pieces.rules.ts';
import type { Part } from './parts.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Bullets of one list stand so close to one edge, in points. */
const SAME_EDGE = 3;
/** So many of the entries of a list must say when. */
const MOST = 0.75;
/** In letters: what is longer tells something. */
const LONGEST_HEAD = 100;

/**
 * Entries may be the items of a list themselves, with their deeds as a list within: where nothing above the first item
 * says when, and those at its edge do, there or in the line below, they begin entries and are no deeds; and so where each
 * item of an education names a school or a degree.
 */
export function withListedHeads(part: Part): Part {
  const begin = part.lines.findIndex(({ bullet }) => bullet);
  const first = part.lines[begin];
  // Otherwise it is the first deed of an entry above.
  const isFirst = part.lines.slice(0, begin).every(({ text }) => findPeriod(text) === undefined);
  if (first === undefined || !isFirst || !DATED.has(part.kind)) return part;
  const edge = edgeOf(first);
  const heads = part.lines.filter(
    (line) => line.bullet && Math.abs(edgeOf(line) - edge) < SAME_EDGE,
  );
  const isOutermost = part.lines.every((line) => !line.bullet || edgeOf(line) > edge - SAME_EDGE);
  const dated = heads.filter((head) => {
    const below = part.lines[part.lines.indexOf(head) + 1];
    return saysWhen(head) || (below !== undefined && !below.bullet && saysWhen(below));
  });
  const taught = heads.filter(({ text }) => isSchool(text) || isDegree(text));
  const named = part.kind === 'education' && first === part.lines[0] ? taught : [];
  const most = Math.max(dated.length, named.length);
  const areHeads = isOutermost && most >= heads.length * MOST && heads.every(isShort);
  if (!areHeads) return part;
  return { ...part, lines: withWholeHeads(part.lines, heads) };
}

/** The lines with heads for items; one that goes on below, up to its dates, is whole. */
function withWholeHeads(lines: readonly StyledLine[], heads: readonly StyledLine[]): StyledLine[] {
  return lines.flatMap((line, at): StyledLine[] => {
    const [above, next] = [lines[at - 1], lines[at + 1]];
    if (heads.includes(line))
      return [{ ...(isOpenHead(line, next) ? joinedHead(line, next) : line), bullet: false }];
    const isTaken = above !== undefined && heads.includes(above) && isOpenHead(above, line);
    return isTaken ? [] : [line];
  });
}

function isOpenHead(head: StyledLine, next: StyledLine | undefined): next is StyledLine {
  if (next === undefined || saysWhen(head) || findPeriod(head.text) !== undefined) return false;
  return endsWithDates(next) && goesOn(head, next) && head.cells.length === 1;
}

function joinedHead(head: StyledLine, next: StyledLine): StyledLine {
  const text = joinedLines(head.text, next.text);
  const [cell, more] = [head.cells[0], next.cells[0]];
  if (cell === undefined || more === undefined) return head;
  const cells = [withMore(cell, more, text)];
  return {
    ...next,
    id: head.id,
    gapAbove: head.gapAbove,
    text,
    cells,
    also: [...idsOf(head), ...idsOf(next)].slice(1),
  };
}

const DATED = new Set<Part['kind']>(['work', 'education', 'projects', 'volunteer']);

const edgeOf = ({ box, indent }: StyledLine) => box?.x ?? indent;

function saysWhen(line: StyledLine): boolean {
  const { cells } = line;
  return endsWithDates(line) || (cells.length > 1 && cells.some(({ text }) => isDateAlone(text)));
}

function isShort(line: StyledLine): boolean {
  const text = line.text.trim();
  return text.length < LONGEST_HEAD && (!/[.;]$/.test(text) || endsWithDates(line));
}
