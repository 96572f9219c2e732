import { kindOf } from './heading-words.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { levelOfSkill } from '@sastre/shared-cv-words';
import type { Part } from './parts.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** So many headings of skills beside each other show what they are. */
const ENOUGH = 2;
/** So many names below such headings, all together. */
const ENOUGH_NAMES = 4;
/** In letters and words: the longest name of a skill. */
const LONGEST = { letters: 40, words: 4 };

/**
 * Parts whose headings are skills, with nothing but a level below each, and parts whose headings group skills, with nothing
 * but their names below, as parts of skills.
 */
export function withSkillHeadings(parts: readonly Part[]): Part[] {
  return withBare(withGroups(withLevelled(parts)));
}

function withLevelled(parts: readonly Part[]): Part[] {
  const levelled = parts.filter(isLevelled);
  const own = new Set(levelled.filter((part) => flowOf(part) === flowOf(levelled[0])));
  if (own.size < ENOUGH) return [...parts];
  const lines = [...own].flatMap(({ heading, lines: below }) =>
    heading === undefined ? below : [heading, ...below],
  );
  const skills: Part = { kind: 'skills', heading: undefined, lines: lines.map(plain) };
  return parts.flatMap((part) => (part === levelled[0] ? [skills] : own.has(part) ? [] : [part]));
}

/** A heading, a level, and after these names and levels by turns. */
function isLevelled({ heading, lines }: Part): boolean {
  return (
    heading !== undefined &&
    lines.length % 2 === 1 &&
    lines.every(({ text }, at) => (levelOfSkill(text) !== undefined) === (at % 2 === 0))
  );
}

/** A name among names and levels has no look of its own. */
function plain(line: StyledLine): StyledLine {
  const cells = line.cells.map((cell) => ({
    ...cell,
    runs: cell.runs.map((run) => ({ ...run, size: 10, bold: false })),
  }));
  return { ...line, cells };
}

/** Headings one below the other with nothing below any of them, where no skills are told: a list of them, in large. */
function withBare(parts: readonly Part[]): Part[] {
  if (parts.some(({ kind }) => kind === 'skills')) return [...parts];
  const isBare = ({ heading, lines }: Part) =>
    heading !== undefined && lines.length === 0 && kindOf(heading.text) === undefined;
  const from = parts.findIndex(isBare);
  const behind = parts.slice(from);
  const end = behind.findIndex((part) => !isBare(part) || flowOf(part) !== flowOf(behind[0]));
  const bare = end < 0 ? behind : behind.slice(0, end);
  if (from < 0 || bare.length < ENOUGH_NAMES) return [...parts];
  const lines = bare.flatMap(({ heading }) => (heading === undefined ? [] : [plain(heading)]));
  const skills: Part = { kind: 'skills', heading: undefined, lines };
  return [...parts.slice(0, from), skills, ...parts.slice(from + bare.length)];
}

function withGroups(parts: readonly Part[]): Part[] {
  const groups = new Set<Part>();
  let row: Part[] = [];
  const close = () => {
    const names = row.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells));
    if (row.length >= ENOUGH && names.length >= ENOUGH_NAMES)
      for (const part of row) groups.add(part);
    row = [];
  };
  for (const part of parts) {
    if (row.length > 0 && flowOf(row[0]) !== flowOf(part)) close();
    if (isGroup(part)) row.push(part);
    else close();
  }
  close();
  return parts.map((part) => (groups.has(part) ? { ...part, kind: 'skills' } : part));
}

/** Names of skills, as tags or one below the other, and nothing else. */
function isGroup({ kind, lines }: Part): boolean {
  if ((kind !== 'other' && kind !== 'skills') || lines.length === 0) return false;
  return lines.every(
    ({ bullet, cells }) =>
      !bullet &&
      cells.every(
        ({ text }) =>
          text.length <= LONGEST.letters &&
          text.split(' ').length <= LONGEST.words &&
          !/[.!?:;,@]/.test(text) &&
          findPeriod(text) === undefined,
      ),
  );
}

function flowOf(part: Part | undefined): number | undefined {
  return part?.heading?.flow;
}
