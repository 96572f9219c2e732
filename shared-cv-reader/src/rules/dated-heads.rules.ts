import { isDurationAlone, SENTENCE } from './body.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { LONGEST_DATED } from './head-names.rules.ts';
import { trimmed } from './pieces.rules.ts';
import { isPlace } from '@sastre/shared-cv-words';
import type { Part } from './parts.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** Between the dates and the names behind them. */
const SIGN = /^\s*(?:[:·|•]\s*|[–—-]\s+)(?=\S)/u;
/** What stands there where others in the part have a sign. */
const EITHER = new RegExp(`${SIGN.source}|^\\s+(?=\\p{Lu})`, 'u');
/** Between the names and the dates behind them. */
const SIGN_BEFORE = /\s[–—|·-]\s*\(?$/u;
/** Names in a line can end as a sentence does: no "Kelp Ltd." */
const LAST_STOP = /(?<=\p{L}{5}|\))\.$/u;
/** In points: lines of one edge. */
const SAME_EDGE = 3;
/** So many of the items of a list begin with dates. */
const MOST = 0.5;

/**
 * Entries of which each begins with its dates, and a sign and all its names behind them: "2016 – 2018: Rigger, Kelp". Where
 * a part begins so, or half of the items of its list do, each such line begins an entry, with its dates in a cell of
 * their own.
 */
export function withDatedHeads(part: Part): Part {
  const [first] = part.lines;
  if (first === undefined || !KINDS.has(part.kind)) return part;
  const alike = part.lines.filter((line) => isAlike(line, first));
  const heads = alike.filter((line) => leadOf(line, SIGN) !== undefined);
  const areItems = first.bullet && heads.length > 1 && heads.length >= alike.length * MOST;
  if (heads[0] !== first && !areItems) return part;
  const sign = heads.length > 1 ? EITHER : SIGN;
  return {
    ...part,
    lines: part.lines.map((line) => (isAlike(line, first) ? withDatesApart(line, sign) : line)),
  };
}

const KINDS = new Set<Part['kind']>(['work', 'education', 'volunteer']);

function isAlike(line: StyledLine, first: StyledLine): boolean {
  return line.bullet === first.bullet && Math.abs(edgeOf(line) - edgeOf(first)) < SAME_EDGE;
}

const edgeOf = ({ box, indent }: Pick<StyledLine, 'box' | 'indent'>) => box?.x ?? indent;

/** The letters of a line up to the names behind its dates; undefined where it does not begin with dates and name something. */
function leadOf(
  { cells }: StyledLine,
  between: RegExp,
): { dates: number; names: number } | undefined {
  const [cell, ...more] = cells;
  if (cell === undefined || more.length > 0 || cell.text.length > LONGEST_DATED) return undefined;
  const found = findPeriod(cell.text);
  if (found === undefined || found.from > 0) return undefined;
  const sign = between.exec(cell.text.slice(found.to));
  // "2020 Sales went up by a third."
  if (sign === null || (sign[0].trim() === '' && SENTENCE.test(cell.text))) return undefined;
  // "2014 – Rigger" can sum up what stands below.
  if (!found.isRange && !hasMonth(found.startDate) && /[–—-]/u.test(sign[0])) return undefined;
  const names = found.to + sign[0].length;
  const rest = trimmed(cell.text.slice(names));
  const isNamed = /\p{L}{2}/u.test(rest) && !isPlace(rest) && !isDurationAlone(rest);
  return isNamed ? { dates: found.to, names } : undefined;
}

const hasMonth = (date: string) => date.length > 4;

function withDatesApart(line: StyledLine, sign: RegExp): StyledLine {
  const [cell] = line.cells;
  const lead = leadOf(line, sign);
  if (cell === undefined || lead === undefined) return line;
  const [end] = LAST_STOP.exec(cell.text) ?? [''];
  const cells = [
    sliced(cell, 0, lead.dates),
    sliced(cell, lead.names, cell.text.length - end.length),
  ];
  return { ...line, bullet: false, isDatedHead: true, cells };
}

/** A stretch of a cell, in the looks of its own. */
function sliced(cell: LineCell, from: number, to: number): LineCell {
  let at = 0;
  const runs = cell.runs.flatMap((run) => {
    const [start, end] = [Math.max(from - at, 0), to - at];
    at += run.text.length;
    const text = end > start ? run.text.slice(start, end) : '';
    return text === '' ? [] : [{ ...run, text }];
  });
  const text = cell.text.slice(from, to);
  const isTold = runs.map((run) => run.text).join('') === text;
  const [look] = cell.runs;
  return { ...cell, text, runs: isTold || look === undefined ? runs : [{ ...look, text }] };
}

/** Whether names stand before dates, with a sign between: "Kelp Ltd – Rigger – (May 2016 – June 2018)". */
export function endsWithDates({ cells }: StyledLine): boolean {
  const [cell, ...more] = cells;
  if (cell === undefined || more.length > 0) return false;
  const found = findPeriod(cell.text);
  if (found?.isRange !== true) return false;
  return (
    SIGN_BEFORE.test(cell.text.slice(0, found.from)) && /^\)?\.?$/u.test(cell.text.slice(found.to))
  );
}
