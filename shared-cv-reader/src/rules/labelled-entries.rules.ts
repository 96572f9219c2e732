import { findPeriod } from './dates.rules.ts';
import { takeBody } from './body.rules.ts';
import { type EntryLabel, entryLabelsOf } from '@sastre/shared-cv-words';
import { goesOn, idsOf, joined, pieceOf, trimmed, type Piece } from './pieces.rules.ts';
import { newEntry } from './raw-entry.ts';
import type { RawEntry } from './raw-entry.types.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';
import { withWholeLabels } from './wrapped-labels.rules.ts';

/** What each part of an entry is called in the file itself. */
export interface LabelledEntry extends Pick<RawEntry, 'period' | 'texts' | 'bullets'> {
  /** What stands above it without a label. */
  title: Piece | undefined;
  said: Partial<Record<EntryLabel, Piece>>;
}

/** A line that says what it is: `Employer: Kantine Nord`, or the two in a row of a table. */
interface LabelledLine {
  label: EntryLabel;
  /** Empty where the value stands in the lines below. */
  value: string;
  line: StyledLine;
  /** The cell that holds the value; absent where the label shares it. */
  cell?: LineCell;
}

const INLINE = /^([^:]{2,75}?)(?:\s*:|\s[–—-](?=\s))\s*(\S.*)?$/u;

/**
 * The entries of a part whose lines all say what they are, as in a form. Undefined where the part is written freely: its
 * first line has no label, or dates and names have none.
 */
export function labelledEntries(
  all: readonly StyledLine[],
  names: readonly EntryLabel[],
): LabelledEntry[] | undefined {
  const known = ['period', 'place', 'tasks', 'grade', 'board', ...names] as const;
  const lines = withWholeLabels(all).flatMap((line) => labelByLabel(line, known));
  const read = lines.map((line) => labelledLine(line, known));
  const first = read.findIndex((one) => one !== undefined);
  // One line can stand above the first one: what it is about.
  if (first < 0 || first > 1 || (first === 1 && !canTitle(lines[0]))) return undefined;
  const told = read.filter((one) => one !== undefined);
  const dated = told.filter(({ label, value }) => label === 'period' && findPeriod(value));
  const called = told.filter(({ label }) => names.includes(label));
  if (called.length < Math.max(dated.length, 1)) return undefined;
  const isForm = told.length > 2 && told.length >= lines.length * MOST;
  if (dated.length === 0 && !isForm) return undefined;
  return blocksOf(lines, read).map((at) => entryOf(lines, read, at));
}

/** Of the lines of a form that says no dates, so many have a label. */
const MOST = 0.6;
/** In letters: what is longer is no title. */
const LONGEST_TITLE = 70;

function canTitle(line: StyledLine | undefined): boolean {
  return line !== undefined && line.text.length <= LONGEST_TITLE && !/[.;]$/u.test(line.text);
}

/** "Degree: BSc | School: Kelp College": a line with several labels, one by one. */
function labelByLabel(line: StyledLine, known: readonly EntryLabel[]): StyledLine[] {
  const parts = line.cells.flatMap(({ text }) => text.split(/\s*[|;•]\s*/u));
  const isLabelled = (text: string) =>
    entryLabelsOf(INLINE.exec(text)?.[1] ?? '').some((label) => known.includes(label));
  if (parts.length < 2 || !parts.every(isLabelled)) return [line];
  return parts.map((text) => ofValue(line, text, undefined));
}

/** What a form asks for a job, and for a course. */
export const FORM_NAMES = {
  work: ['company', 'position', 'institution'],
  education: ['institution', 'degree', 'field'],
} as const satisfies Record<string, readonly EntryLabel[]>;

/** The lines of jobs and courses that are written as a form. */
export function formLines(
  parts: readonly { kind: string; lines: readonly StyledLine[] }[],
): ReadonlySet<number> {
  const forms = parts.filter(
    ({ kind, lines }) =>
      (kind === 'work' || kind === 'education') &&
      labelledEntries(lines, FORM_NAMES[kind]) !== undefined,
  );
  return new Set(forms.flatMap(({ lines }) => lines.map(({ id }) => id)));
}

function labelledLine(line: StyledLine, known: readonly EntryLabel[]): LabelledLine | undefined {
  const [first, ...others] = line.cells;
  if (first === undefined) return undefined;
  const labelOf = (text: string) => entryLabelsOf(text).find((label) => known.includes(label));
  const label = labelOf(first.text.replace(/:\s*$/, ''));
  const [cell] = others;
  if (label !== undefined) {
    if (cell !== undefined)
      return { label, value: others.map(({ text }) => text).join(' '), line, cell };
    // A label alone in its line has its colon; else it is a name or a heading.
    return /:\s*$/.test(first.text) ? { label, value: '', line } : undefined;
  }
  const [, before = '', value = ''] = INLINE.exec(line.text) ?? [];
  const inline = labelOf(before);
  return inline === undefined ? undefined : { label: inline, value, line };
}

/** Where entries begin: a label that the entry has already begins the next one, with the title above it where all have one. */
function blocksOf(
  lines: readonly StyledLine[],
  read: readonly (LabelledLine | undefined)[],
): { from: number; to: number; isTitled: boolean }[] {
  const starts: number[] = [];
  const first = read.find((one) => one !== undefined)?.label;
  let seen = new Set<EntryLabel>();
  for (const [at, one] of read.entries()) {
    if (one === undefined) continue;
    const isNext = one.label === first || (seen.has(one.label) && one.label !== 'tasks');
    if (isNext) {
      starts.push(at);
      seen = new Set();
    }
    seen.add(one.label);
  }
  const isTitled =
    read[0] === undefined &&
    starts.every((start) => read[start - 1] === undefined && canTitle(lines[start - 1]));
  const above = isTitled ? 1 : 0;
  return starts.map((from, at) => ({
    from: from - above,
    to: (starts[at + 1] ?? read.length + above) - above,
    isTitled,
  }));
}

function entryOf(
  lines: readonly StyledLine[],
  read: readonly (LabelledLine | undefined)[],
  { from, to, isTitled }: { from: number; to: number; isTitled: boolean },
): LabelledEntry {
  const entry = newEntry();
  const above = isTitled ? lines[from] : undefined;
  const said: Partial<Record<EntryLabel, Piece>> = {};
  const body: StyledLine[] = [];
  let open: LabelledLine | undefined;
  for (let at = isTitled ? from + 1 : from; at < to; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    const labelled = read[at];
    if (labelled === undefined) {
      const value = open && said[open.label];
      if (open !== undefined && open.label !== 'tasks' && isMore(open, lines[at - 1], line))
        said[open.label] = value
          ? joined([value, pieceOf(line.text, line)], ' ')
          : pieceOf(line.text, line);
      else {
        body.push(line);
        open = undefined;
      }
      continue;
    }
    open = labelled;
    const { label, value, cell } = labelled;
    const found = label === 'period' ? findPeriod(value) : undefined;
    if (found !== undefined) {
      const { from: _from, to: _to, isRange: _isRange, ...period } = found;
      entry.period = { ...period, lines: idsOf(line) };
    } else if (label === 'tasks') {
      if (value !== '') body.push(ofValue(line, value, cell));
    } else if (trimmed(value) !== '') said[label] = pieceOf(value, line);
  }
  takeBody(body, entry);
  const { period, texts, bullets } = entry;
  return { title: above && pieceOf(trimmed(above.text), above), said, period, texts, bullets };
}

/** A value goes on in the next line: below its own column, or as the file says. */
function isMore(
  { cell, value, line: own }: LabelledLine,
  above: StyledLine | undefined,
  line: StyledLine,
): boolean {
  if (line.bullet || above === undefined) return false;
  if (value === '') return above === own;
  if (cell?.x === undefined || line.box === undefined) return goesOn(above, line);
  return Math.abs(line.box.x - cell.x) < 2 && line.gapAbove < 0.75;
}

/** The line without its label. */
function ofValue(line: StyledLine, text: string, cell: LineCell | undefined): StyledLine {
  const [first] = line.cells;
  const look = cell ?? first;
  if (look === undefined) return line;
  const x = cell?.x;
  const box = line.box && x !== undefined ? { ...line.box, x } : line.box;
  const runs = look.runs.slice(-1).map((run) => ({ ...run, text }));
  return { ...line, text, cells: [{ ...look, text, runs }], ...(box && { box }) };
}
