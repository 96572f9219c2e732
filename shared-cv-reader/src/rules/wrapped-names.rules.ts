import { isDateAlone } from './body.rules.ts';
import { isSoft, joinedLines } from './broken-words.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { withCells } from './line-cells.rules.ts';
import { hasPosition, isDegree, isPlace, isSchool, positionScore } from '@sastre/shared-cv-words';
import { trimmed, withMore } from './pieces.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** Lines of one name stand closer than this, in sizes. */
const WITHIN = 0.3;
/** In points: they begin at one edge. */
const SAME = 2;
/** The dates of an entry stand at most so many lines below the first one of a name. */
const MOST_BELOW = 4;
/** So much further down, in sizes, stands what is not of the name. */
const FURTHER = 0.1;
/** Fewer letters fill no line. */
const LEAST = 20;

/**
 * Lines of a part in which a name that is wrapped is whole again: below the dates beside it or before the place behind it,
 * where the next word had no room and goes on in the same look.
 */
export function withWholeNames(lines: readonly StyledLine[]): StyledLine[] {
  const whole: StyledLine[] = [];
  for (const [at, next] of lines.entries()) {
    const line = whole.at(-1);
    const place = line === undefined ? -1 : placeOfName(line);
    const isOne =
      line !== undefined &&
      isRestOf(line, place, next) &&
      isSure(line, place, next, lines[at + 1]) &&
      (saysOnlyWhen(whole.at(-2)) || [line, ...lines.slice(at, at + MOST_BELOW)].some(saysWhen));
    if (!isOne) {
      whole.push(next);
      continue;
    }
    const [rest, ...beside] = next.cells;
    const cells = line.cells.map((cell, column) =>
      column === place && rest !== undefined
        ? { ...withMore(cell, rest, joinedNames(cell.text, rest.text)), ...ends(rest) }
        : cell,
    );
    whole[whole.length - 1] = {
      ...withCells(line, cells),
      ...(next.room !== undefined && beside.length === 0 && { room: next.room }),
      also: [...(line.also ?? []), next.id, ...(next.also ?? [])],
    };
    if (beside.length > 0) whole.push(withCells(next, beside));
  }
  return whole;
}

/** Before its dates no name has a hyphen at the edge of its column to know a broken word by. */
function joinedNames(name: string, rest: string): string {
  return isSoft(name, rest) ? name.slice(0, -1) + rest : joinedLines(name, rest);
}

function ends({ end }: LineCell): { end?: number } {
  return end === undefined ? {} : { end };
}

function placeOfName({ cells }: StyledLine): number {
  return cells.findIndex(({ text }) => !isDateAlone(text));
}

function isRestOf(line: StyledLine, place: number, next: StyledLine): boolean {
  const [name, behind] = line.cells.slice(place);
  const [rest] = next.cells;
  if (place < 0 || name?.x === undefined || name.end === undefined || rest?.x === undefined)
    return false;
  const isBelow =
    next.page === line.page &&
    next.flow === line.flow &&
    !next.bullet &&
    next.gapAbove < WITHIN &&
    // Before a name an icon can stand, which the rest of it is not below.
    Math.abs(rest.x - name.x) < (isOneOf(name, rest) ? (rest.runs[0]?.size ?? SAME) : SAME);
  if (!isBelow || next.heading !== line.heading || !isSameLook(name, rest)) return false;
  // Before its dates, what stands there says how much room there is.
  const isShort = behind === undefined && name.text.length < LEAST && !OPEN_END.test(name.text);
  if (isShort || /[.!?:;]$/u.test(name.text)) return false;
  if (findPeriod(name.text) !== undefined || nameIn(rest) === '') return false;
  // Each with its dates: an entry of the same post below another.
  if (saysWhen(line) && saysWhen(next)) return false;
  const size = rest.runs[0]?.size ?? 0;
  const [word = ''] = rest.text.split(' ');
  const width = rest.end === undefined ? 0 : rest.end - rest.x;
  const needed = (width * (word.length + 1)) / Math.max(rest.text.length, 1);
  const limit = behind?.x === undefined ? name.end + (line.room ?? 0) : behind.x - size;
  return name.end + needed > limit;
}

/** A name that ends so is not whole. */
const OPEN_END =
  /(?:[,&–—-]|\u00ad|\s(?:and|of|for|at|in|the|with|und|für|der|des|dem|im|am|zur|zum|y|de|del|la|las|los|en|et|du|à|au|aux|e|di|da|do|dos|das|della|we|van|voor))$/u;

/** Parts of a name within its line. */
const PARTED = /,\s|\s[–—]\s/u;

/** What stands before the dates of a cell. */
function nameIn({ text }: LineCell): string {
  return trimmed(text.slice(0, findPeriod(text)?.from));
}

/** The sign at its end, its look or what stands below says that it goes on; what is a name of its own is no rest of one. */
function isSure(
  line: StyledLine,
  place: number,
  next: StyledLine,
  below: StyledLine | undefined,
): boolean {
  const name = line.cells[place];
  const [rest] = next.cells;
  if (name === undefined || rest === undefined) return false;
  if (OPEN_END.test(name.text) || /^\p{Ll}/u.test(rest.text)) return true;
  const own = nameIn(rest);
  const parts = own.split(/,|\s[–—-]\s/u);
  const [first = ''] = parts;
  // "… at Fachhochschule" names no school yet.
  const isKind = isSchool(name.text.split(' ').at(-1) ?? '');
  const isOther =
    // Behind a name of several parts it would stand behind a comma, too.
    (isPlace(own) && parts.length < 3 && !isKind && !PARTED.test(name.text)) ||
    (isSchool(first) && !isSchool(name.text)) ||
    (isDegree(first) && isSchool(name.text)) ||
    positionScore(name.text) * positionScore(first) < 0 ||
    // "Social Media Manager" sounds like both.
    (positionScore(first) < 0 && hasPosition(name.text));
  if (isOther) return false;
  const isApart =
    below !== undefined && below.page === next.page && below.gapAbove > next.gapAbove + FURTHER;
  return (
    isOneOf(name, rest) ||
    isApart ||
    rest.runs.every(({ bold, text }) => bold || text.trim() === '')
  );
}

function isOneOf(name: LineCell, rest: LineCell): boolean {
  return name.block !== undefined && name.block === rest.block;
}

function isSameLook(name: LineCell, rest: LineCell): boolean {
  const one = name.runs.findLast(({ text }) => text.trim() !== '');
  const other = rest.runs.find(({ text }) => text.trim() !== '');
  if (one === undefined || other === undefined) return false;
  return (
    one.bold === other.bold && one.italic === other.italic && Math.abs(one.size - other.size) < 0.3
  );
}

/** Dates can stand in a line of their own, above the name. */
function saysOnlyWhen(line: StyledLine | undefined): boolean {
  return line?.bullet === false && line.cells.every(({ text }) => isDateAlone(text));
}

function saysWhen({ bullet, cells }: StyledLine): boolean {
  return !bullet && cells.some(({ text }) => findPeriod(text) !== undefined);
}
