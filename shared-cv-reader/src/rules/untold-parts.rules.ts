import { COMMA, isDegree, isLanguageName, isSchool, positionScore } from '@sastre/shared-cv-words';
import { findPeriod } from './dates.rules.ts';
import { hasPeriod } from './entries.rules.ts';
import type { Part } from './parts.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** A text of more letters than this is told, not listed. */
const PROSE = 120;
/** In letters: the longest name of a skill. */
const LONGEST_SKILL = 45;

type Told = 'summary' | 'work' | 'education' | 'languages' | 'skills';

/** What tells a part whose heading says nothing to us, the surest first. */
const BY_CONTENT: readonly (readonly [Told, (lines: readonly StyledLine[]) => boolean])[] = [
  ['education', isOfStudies],
  ['work', isOfJobs],
  ['languages', isOfLanguages],
  ['skills', isList],
  ['summary', isProse],
];

/**
 * Parts with a heading of a person's own words, as what they are about: what every CV has, and what this one has not below
 * another heading. Of several such parts the first is taken, of work the one that says most, of skills all.
 */
export function withUntold(parts: readonly Part[]): Part[] {
  let told = [...parts];
  for (const [kind, is] of BY_CONTENT) {
    if (told.some((part) => part.kind === kind)) continue;
    const all = told.filter((part) => part.kind === 'other' && is(part.lines));
    const found = kind === 'skills' ? all : firstOf(kind, all);
    told = told.map((part) =>
      // A text about the person stands before all else.
      found.includes(part) && !(kind === 'summary' && isBehindWork(told, part))
        ? { ...part, kind }
        : part,
    );
  }
  return told;
}

function firstOf(kind: Told, parts: readonly Part[]): Part[] {
  if (kind !== 'work') return parts.slice(0, 1);
  return parts.toSorted((one, other) => periodsIn(other) - periodsIn(one)).slice(0, 1);
}

function isBehindWork(parts: readonly Part[], part: Part): boolean {
  const work = parts.findIndex(({ kind }) => kind === 'work');
  return work >= 0 && work < parts.indexOf(part);
}

function periodsIn({ lines }: Part): number {
  return lines.filter(hasPeriod).length;
}

/** Ranges of dates with names beside them, and no words of schools. */
function isOfJobs(lines: readonly StyledLine[]): boolean {
  const ranges = lines.filter((line) => hasPeriod(line) && findPeriod(line.text)?.isRange === true);
  if (ranges.length === 0) return false;
  const names = lines.filter(({ bullet, text }) => !bullet && text.length < PROSE);
  const positions = names.filter(({ text }) => positionScore(text) > 0).length;
  return positions > 0 || ranges.length > 1;
}

/** Dates, and as many degrees or schools. */
function isOfStudies(lines: readonly StyledLine[]): boolean {
  const names = lines.filter(({ bullet }) => !bullet);
  const dated = names.filter(({ text }) => findPeriod(text) !== undefined).length;
  const taught = names.filter(({ text }) => isDegree(text)).length;
  const schools = names.filter(({ text }) => isSchool(text)).length;
  const jobs = names.filter(({ text }) => positionScore(text) > 0 && !isDegree(text)).length;
  // Not every degree is known, nor is every school.
  const most = Math.max(taught, schools);
  return dated > 0 && most >= dated && taught > 0 && schools > 0 && jobs < most;
}

/** Languages with how well they are spoken, and nothing else. */
function isOfLanguages(lines: readonly StyledLine[]): boolean {
  const parts = lines.flatMap(({ text }) => text.split(/[,;|/•·]\s+/u));
  const spoken = parts.filter((part) => isLanguageName(part.split(/[\s:(–—-]/u)[0] ?? ''));
  return spoken.length > 0 && spoken.length >= parts.length / 2;
}

function isList(lines: readonly StyledLine[]): boolean {
  const cells = lines.flatMap((line) => line.cells);
  const isShort = cells.every(
    ({ text }) =>
      text.length < LONGEST_SKILL && !/[.!?]$/.test(text) && findPeriod(text) === undefined,
  );
  return (isShort && lines.length > 2) || isOfGroups(lines) || isOfNames(lines);
}

/** Several short names in a line or two, with signs between. */
function isOfNames(lines: readonly StyledLine[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  const names = text.split(/\s*[•·|;]\s*|\s{2,}/u).filter((name) => name !== '');
  const all = names.length > 2 ? names : text.split(COMMA);
  return (
    all.length > 2 &&
    all.every((name) => name.length < LONGEST_SKILL && !/[.!?]$/.test(name)) &&
    findPeriod(text) === undefined &&
    !lines.some(({ bullet }) => bullet)
  );
}

/** `Tools: Hammer, Saw`: several names behind what they are about. */
function isOfGroups(lines: readonly StyledLine[]): boolean {
  const groups = lines.filter(({ text }) => /^[^,;:]{2,40}:\s+[^,;.]+[,;]\s/u.test(text));
  const dated = lines.some(({ text }) => findPeriod(text) !== undefined);
  return groups.length > 1 && groups.length >= lines.length / 2 && !dated;
}

function isProse(lines: readonly StyledLine[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return (
    text.length > PROSE &&
    /[.!?]$/.test(text) &&
    lines.every((line) => !line.bullet && line.cells.length === 1) &&
    findPeriod(text)?.isRange !== true
  );
}
