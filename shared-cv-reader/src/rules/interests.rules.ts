import { isDateAlone } from './body.rules.ts';
import { joinedLines } from './broken-words.rules.ts';
import { COMMA, isSpoken } from '@sastre/shared-cv-words';
import { findPeriod } from './dates.rules.ts';
import { nothing, type ReadAdded } from './headline.rules.ts';
import { withCells } from './line-cells.rules.ts';
import {
  goesOn,
  idsOf,
  isOneBlock,
  looksOther,
  pieceOf,
  trimmed,
  withMore,
  wouldHaveFitted,
} from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** What somebody likes to do: names in a list, or names with what belongs to them below. */
export function interestsOf(all: readonly StyledLine[]): ReadAdded[] {
  const interests: ReadAdded[] = [];
  const lines = withWholeItems(all);
  const areLabelled = areNamesBeside(lines);
  for (const [at, line] of lines.entries()) {
    const [label, list] = line.cells;
    if (areLabelled && label !== undefined && list !== undefined) {
      interests.push(...interestsIn(`${label.text}: ${list.text}`, idsOf(line)));
      continue;
    }
    const said = line.cells.flatMap(({ text }) => namesIn(text));
    const above = interests.at(-1);
    if (isTold(line.text)) {
      interests.push({ ...nothing(), name: pieceOf(line.text, line) });
      continue;
    }
    const dated = datedIn(line);
    if (dated !== undefined) {
      interests.push(dated);
      continue;
    }
    if (above !== undefined && isWithin(line, lines, at)) {
      for (const cell of line.cells) {
        const own = ownerOf(cell.x, lines.slice(0, at), interests) ?? above;
        if (LABELLED.test(cell.text)) own.texts.push(pieceOf(cell.text, line));
        else own.bullets.push(...namesIn(cell.text).map((text) => pieceOf(text, line)));
      }
    } else interests.push(...said.flatMap((part) => interestsIn(part, idsOf(line))));
  }
  return interests;
}

/** Whether each line has a name in its first cell, and in the second one a list of what belongs to it. */
function areNamesBeside(lines: readonly StyledLine[]): boolean {
  return (
    lines.some(({ cells: [, list] }) => COMMA.test(list?.text ?? '')) &&
    lines.every(
      ({ cells: [label, list, ...more] }) =>
        label !== undefined &&
        list !== undefined &&
        more.length === 0 &&
        /^[^,:;.]{2,40}$/u.test(label.text) &&
        findPeriod(list.text) === undefined,
    )
  );
}

/** An interest with its dates beside it. */
function datedIn(line: StyledLine): ReadAdded | undefined {
  const [name, dates, ...others] = line.cells;
  if (name === undefined || dates === undefined || others.length > 0) return undefined;
  const found = isDateAlone(dates.text) ? findPeriod(dates.text) : undefined;
  if (found === undefined) return undefined;
  const { from: _from, to: _to, isRange: _isRange, ...period } = found;
  return {
    ...nothing(),
    name: pieceOf(name.text, line),
    period: { ...period, lines: idsOf(line) },
  };
}

/** In words: on average, names between commas are shorter. */
const LONGEST_NAME = 3.2;
/** What is no longer than this is a list, however its names are joined. */
const LEAST_TOLD = 6;

/** Somebody tells what they like: the commas of a sentence part no names. */
function isTold(text: string): boolean {
  const words = text.split(' ').length;
  if (words < LEAST_TOLD || text.includes(': ')) return false;
  const average = words / namesIn(text).flatMap((part) => part.split(COMMA)).length;
  return isSpoken(text) || (/\p{L}{2}[.!?]["”»]?$/u.test(text) && average > LONGEST_NAME);
}

/** Items of a list, and sentences, in one line each: what a narrow column wraps is whole again. */
function withWholeItems(lines: readonly StyledLine[]): StyledLine[] {
  const isList = lines[0]?.bullet === true;
  return lines.reduce<StyledLine[]>((whole, line, at) => {
    const above = lines[at - 1];
    const last = whole.at(-1);
    const [cell, end] = [line.cells[0], last?.cells.at(-1)];
    const isMore =
      above !== undefined &&
      last !== undefined &&
      line.cells.length === 1 &&
      findPeriod(last.cells.at(-1)?.text ?? '') === undefined &&
      (isList ? isUnderItem(above, line) : goesOn(above, line) && !isBroken(above, line));
    if (!isMore || cell === undefined || end === undefined) return [...whole, line];
    const text = joinedLines(end.text, cell.text);
    const cells = [...last.cells.slice(0, -1), withMore(end, cell, text)];
    const also = [...(last.also ?? []), ...idsOf(line)];
    const own = { ...withCells(last, cells), also };
    return [...whole.slice(0, -1), own];
  }, []);
}

/** Of one paragraph of the file, broken where the next name would have had room. */
function isBroken(above: StyledLine, line: StyledLine): boolean {
  const isOne = isOneBlock(above, line) === true && above.room !== undefined;
  return (
    isOne &&
    /^\p{Lu}/u.test(line.text) &&
    !/[,;]$/u.test(above.text) &&
    wouldHaveFitted(above, line)
  );
}

/** Where items have glyphs, what stands close below one in its look has none of its own. */
function isUnderItem(above: StyledLine, line: StyledLine): boolean {
  const isClose = above.page !== line.page || line.gapAbove < MOST_GAP;
  return !line.bullet && above.room !== undefined && isClose && !looksOther(above, line);
}

/** In sizes, between lines of one item. */
const MOST_GAP = 0.75;

/** Smaller, lighter or of several cells, below a name of the look that the first one has: words of that interest. */
function isWithin(line: StyledLine, lines: readonly StyledLine[], at: number): boolean {
  const [first] = lines;
  const below = lines[at - 1];
  if (first === undefined || below === undefined || /[.!?]$/.test(line.text)) return false;
  if (line.bullet && !first.bullet && line.indent > first.indent) return true;
  if (!looksOther(first, line)) return false;
  return LABELLED.test(line.text) || !line.text.includes(': ');
}

/** In words, where dashes part names: what is longer tells something. */
const LONGEST_DASHED = 3;

/** What signs part: dashes where each of several names is short. */
function namesIn(text: string): string[] {
  const dashed = text.split(/\s+[–—/-]\s+/u);
  const areNames = dashed.every((part) => part.split(' ').length <= LONGEST_DASHED);
  if (dashed.length > 2 && areNames) return dashed;
  const parts = text.split(/\s*[;|•·]\s*/u);
  return parts.length > 1 ? parts.map((part) => part.replace(LAST_STOP, '')) : parts;
}

/** What ends a list as it ends a sentence. */
const LAST_STOP = /(?<=\p{L}{3})\.$/u;

/** `Skills: climbing · skiing` below an interest. */
const LABELLED = /^(?:skills|keywords):\s/iu;
/** In points, of left edges. */
const LEFT_OF = 3;

/** The interest of a row of them that words below belong to: the last one that does not begin behind them. */
function ownerOf(
  x: number | undefined,
  above: readonly StyledLine[],
  interests: readonly ReadAdded[],
): ReadAdded | undefined {
  const names = above.findLast((line) =>
    interests.some(
      ({ name }) => name !== undefined && line.cells.some(({ text }) => text === name.text),
    ),
  );
  const cell = names?.cells.findLast((one) => (one.x ?? 0) <= (x ?? 0) + LEFT_OF);
  return names === undefined || names.cells.length < 2
    ? undefined
    : interests.find(({ name }) => name?.text === cell?.text);
}

/** `Mountains: Climbing, Skiing` is an interest and what belongs to it; otherwise commas part them. */
function interestsIn(text: string, lines: readonly number[]): ReadAdded[] {
  const [, label = '', list] = /^([^,:]{2,40}):\s+(\S.*)$/u.exec(text) ?? [];
  const [, named = '', inside] = /^([^,(]{2,60}?)\s*\(([^()]+,[^()]+)\)$/u.exec(text) ?? [];
  if (inside !== undefined) return interestsIn(`${named}: ${inside}`, lines);
  const pieces = (list ?? text)
    .split(COMMA)
    .map(trimmed)
    .filter((name) => name !== '')
    .map((name) => ({ text: name, lines }));
  if (list !== undefined)
    return [{ ...nothing(), name: { text: trimmed(label), lines }, bullets: pieces }];
  return pieces.flatMap((name) =>
    name.text.endsWith(')') && name.text !== text
      ? interestsIn(name.text, lines)
      : [{ ...nothing(), name }],
  );
}
