import { headingMode, isPureHeading } from './headings.rules.ts';
import { locateNames } from './mentions.rules.ts';
import { placeOf } from './sections.rules.ts';

/** Points of one list without the gaps between them. */
export const closed = (lines: readonly string[]) =>
  lines.filter(
    (line, at) =>
      line !== '' ||
      lines[at - 1]?.startsWith('- ') !== true ||
      lines
        .slice(at)
        .find((next) => next !== '')
        ?.startsWith('- ') !== true,
  );

/** "We keep bees. The job is:" above points: the last sentence of a paragraph leads up to them, or heads the lines below. */
export const withLeadUps = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const next = lines[at + 1] === '' ? lines[at + 2] : lines[at + 1];
    const last = line.endsWith(':') && next !== undefined ? lastSentence(line) : '';
    const leadsUp =
      last !== '' && (next?.startsWith('- ') === true || headingMode(last) !== undefined);
    return leadsUp ? [line.slice(0, -last.length).trim(), '', last] : [line];
  });

const lastSentence = (line: string) =>
  line.startsWith('- ') ? '' : (/(?<=\p{L}{3}[.!?] )[^.!?]{8,}$/u.exec(line)?.[0] ?? '');

/** Lines under one another below a heading are points, whether or not they have kept their sign. */
export function withPoints(lines: readonly string[]): string[] {
  let isList = false;
  return lines.map((line, at) => {
    if (line === '' || line.startsWith('- ')) {
      if (line !== '') isList = false;
      return line;
    }
    const [before, after] = [lines[at - 1], lines[at + 1]];
    if (isHeading(line, before, after)) {
      const mode = headingMode(line);
      isList = mode === undefined ? isListed(lines, at) : mode !== 'aside' && mode !== 'none';
      return line;
    }
    const isStacked = [before, after].some(
      (other) =>
        other !== undefined && other !== '' && !other.startsWith('- ') && !isPureHeading(other),
    );
    return isList && isStacked && line.length < 200 ? `- ${line}` : line;
  });
}

/** Below a heading that does not say, lines that ask or tell of tasks as points do. */
function isListed(lines: readonly string[], at: number): boolean {
  const start = lines[at + 1] === '' ? at + 2 : at + 1;
  const end = lines.findIndex((line, place) => place > start && line === '');
  const block = lines.slice(start, end < 0 ? undefined : end);
  const said = placeOf(block.map((line) => line.replace(/^- /, '')));
  return block.every((line) => line.length < 120) && (said === 'must' || said === 'duty');
}

const LONGEST_HEADING = 70;

/** A line that stands above what it names. */
export function isHeading(
  line: string,
  before: string | undefined,
  after: string | undefined,
): boolean {
  const bare = line.replace(
    /^[\p{So}\p{Extended_Pictographic}\s]+|[\p{So}\p{Extended_Pictographic}\s]+$/gu,
    '',
  );
  if (/(?:[^.]\.|[;,])$/.test(bare)) return false;
  const count = bare
    .replace(/\([^()]*\)/g, '')
    .trim()
    .split(/\s+/).length;
  // A sentence may lead up to its list: "These are the skills that we look for:".
  if (bare.endsWith(':') && after?.startsWith('- ') === true && count <= 25) return true;
  const standsAlone = before === '' && after === '';
  if (
    standsAlone &&
    count <= 14 &&
    headingMode(firstWords(bare)) === 'aside' &&
    !/[:,]|[.!?]$/.test(bare)
  )
    return true;
  if (bare.length > LONGEST_HEADING) return false;
  if (/[:?]$/.test(bare)) return count <= 9;
  if (/:\s/.test(bare)) return false;
  if (isPureHeading(bare)) return true;
  const loud = bare.replace(/\([^()]*\)/g, '').trim();
  const isShouted =
    bare.length > 3 && loud === loud.toUpperCase() && /\p{Lu}{3}/u.test(loud) && !isOnlyTools(loud);
  const isApart = before === undefined || before === '' || before.startsWith('- ');
  const opensList = after?.startsWith('- ') === true && before?.startsWith('- ') !== true;
  const isKnown = headingMode(bare) !== undefined;
  if (isKnown && count <= 7 && (isApart || opensList || isShouted)) return true;
  if (isKnown && count <= 10 && before === '' && after === '') return true;
  return count <= 7 && (isShouted || opensList || (before === '' && isTitleOf(bare, count, after)));
}

const firstWords = (line: string) => line.split(/\s+/).slice(0, 2).join(' ');

/** "HTML", "CSS 8/10": named in a list, no heading. */
const isOnlyTools = (line: string) =>
  locateNames(line, true).some(
    ({ isKnown, start, end }) =>
      isKnown && /^[\s\d/%:.+–-]*$/.test(line.slice(0, start) + line.slice(end)),
  );

/** A few words by themselves, or right above the paragraph that they head. */
function isTitleOf(line: string, count: number, after: string | undefined): boolean {
  if (!/^\p{Lu}/u.test(line)) return false;
  return (
    after === '' || (count <= 4 && after !== undefined && after.length > 40 && after.endsWith('.'))
  );
}
