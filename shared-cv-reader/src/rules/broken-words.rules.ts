import { withCells } from './line-cells.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';
import { WORD_LISTS } from '@sastre/shared-cv-words';

/** Before a hyphen that belongs to the word, folded to small letters. */
const PREFIXES = new Set(WORD_LISTS.hyphenPrefixes);
/** Behind a hyphen that belongs to the word. */
const ENDINGS = new Set(WORD_LISTS.hyphenEndings);
/** Behind a hyphen that stands for what follows later: "Ein- und Ausgang". */
const JOINS = new Set(WORD_LISTS.hyphenJoins);
/** In letters: a word, and room for the one before it. */
const TAIL = 60;
const BROKEN = /(\p{L}{2,})-$/u;
/** Stands for a hyphen that is no part of its word. */
const SOFT = '\u00ad';
/** In points: a line of a justified text ends so close to the right edge of its column. */
const AT_EDGE = 1.5;

/** Letters before and behind a break within a word of a file that says that it breaks words. */
const WITHIN = /(?<![\p{L}-])\p{L}{2,}\p{Ll}-$/u;
const GOES_ON = /^\p{Ll}{3}/u;

/**
 * Lines in which the hyphen of a word that its line breaks is a soft one. Where a text is not justified, nothing but a word
 * with a hyphen of its own is broken at one, unless its file says otherwise.
 */
export function withSoftBreaks(lines: readonly StyledLine[]): StyledLine[] {
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const broken = next === undefined ? -1 : brokenCell(line, next);
    if (broken < 0) return line;
    const cells = line.cells.map((cell, place) => (place === broken ? softened(cell) : cell));
    return withCells(line, cells);
  });
}

/** The cell of a line whose last word goes on in the next line; -1 for none. */
function brokenCell({ cells, flow, room, breaksWords }: StyledLine, next: StyledLine): number {
  const [below, ...beside] = next.cells;
  if (below === undefined || next.bullet || next.flow !== flow) return -1;
  const within = cells.findIndex(({ text }) => goesOnWithin(text, below.text));
  if (breaksWords === true && within >= 0) return within;
  const isFull = room !== undefined && room < AT_EDGE && beside.length === 0;
  return isFull && isSoft(cells.at(-1)?.text ?? '', below.text) ? cells.length - 1 : -1;
}

/** The same of a text alone, in a file that says that it breaks words. */
export function goesOnWithin(text: string, next: string): boolean {
  if (IN_ADDRESS.test(text.slice(-TAIL))) return false;
  const after = /^\p{L}+/u.exec(next)?.[0] ?? '';
  return WITHIN.test(text.slice(-TAIL)) && GOES_ON.test(next) && !JOINS.has(after);
}

function softened(cell: LineCell): LineCell {
  const soft = (text: string) => text.trimEnd().replace(/-$/, SOFT);
  const last = cell.runs.length - 1;
  const runs = cell.runs.map((run, place) =>
    place === last ? { ...run, text: soft(run.text) } : run,
  );
  return { ...cell, text: soft(cell.text), runs };
}

/** An address that its line breaks behind a hyphen of its own: "linkedin.com/in/ana-". */
const IN_ADDRESS = /\.\p{L}{2,}\/\S*-$|@\S*-$/u;
/** The rest of an address, whose hyphen is its own. */
const SITE = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?(?:\s|$)/u;

/** Whether a word is broken at the end of a text, at a hyphen that is no part of it. */
export function isSoft(text: string, next: string): boolean {
  const before = BROKEN.exec(text.slice(-TAIL))?.[1];
  const after = /^\p{Ll}+/u.exec(next)?.[0];
  if (before === undefined || after === undefined || JOINS.has(after)) return false;
  if (SITE.test(next) || IN_ADDRESS.test(text.slice(-TAIL))) return false;
  const isOwn =
    /^\p{Lu}{2,}$/u.test(before) ||
    PREFIXES.has(before.toLowerCase()) ||
    ENDINGS.has(after) ||
    // "end-to-" and "state-of-the-"
    /-\p{L}+-$/u.test(text.slice(-TAIL));
  return !isOwn;
}

/**
 * Two lines of a text as one: behind a soft hyphen a word goes on, behind its own one too, and all else has a space between.
 */
export function joinedLines(text: string, next: string): string {
  if (text.endsWith(SOFT)) return text.slice(0, -1) + next;
  // A range of numbers: "Grade 10–" and "12".
  if (/\d[–-]$/u.test(text) && /^\d/u.test(next)) return text + next;
  if (!text.endsWith('-')) return `${text} ${next}`;
  const after = /^[\p{L}\d]+/u.exec(next)?.[0];
  const isBroken =
    BROKEN.test(text.slice(-TAIL)) && after !== undefined && !JOINS.has(after.toLowerCase());
  return isBroken ? text + next : `${text} ${next}`;
}
