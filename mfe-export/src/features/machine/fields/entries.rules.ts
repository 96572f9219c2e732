import { datedLine, type DatedLine } from './dates.rules.ts';

/** A job or a course; what is not told by the lines is missing. */
export interface Entry {
  title: string | undefined;
  organisation: string | undefined;
  dates: string;
}

// A comma before one of these parts no place from a name.
const FORM =
  /^(?:inc|llc|ltd|llp|plc|corp|co|gmbh|ag|kg|se|s\.?\s?[al]\.?|s\.?l\.?u|s\.?a\.?s|b\.?v|n\.?v)\b\.?/i;
/** "Grade: 3.9", "Grade: 2:1", "Note: sehr gut" at the end of a line. */
const GRADE = /\s\p{L}{2,20}:\s?(?:[^,]|,(?=\d)){1,30}$/u;
/** A line of more words is a sentence, not the name of a company. */
const MOST_WORDS = 12;

/** The entries of a chapter, each known by its dates. `filled` chapters have text under each entry. */
export function entriesIn(lines: readonly string[], filled: boolean): Entry[] {
  const dated = lines.flatMap((line, at) => {
    const found = datedLine(line);
    return found === undefined || words(found.before) > MOST_WORDS ? [] : [{ ...found, at }];
  });
  // In a narrow column the dates have a line of their own, below title and company.
  const narrow = dated.every(({ before }) => before === '');
  return dated.map((line, index) => {
    const since = (dated[index - 1]?.at ?? -1) + 1;
    const above = lines.slice(since, line.at);
    return narrow
      ? below(above, line, index > 0 && filled)
      : beside(above, lines[line.at + 1], line, index, filled);
  });
}

function below(above: readonly string[], { dates }: DatedLine, hasText: boolean): Entry {
  // Text of the entry before stands there, too: the last two lines are ours.
  const own = hasText ? above.slice(-2) : above;
  const organisation = own.length > 1 ? own.at(-1) : undefined;
  const title = organisation === undefined ? own.at(-1) : own.slice(0, -1).join(' ');
  return { title, organisation: organisation && nameOf(organisation), dates };
}

function beside(
  above: readonly string[],
  next: string | undefined,
  { before, dates }: DatedLine,
  index: number,
  filled: boolean,
): Entry {
  const isNext = next !== undefined && datedLine(next) === undefined && !isSentence(next);
  const organisation = isNext ? nameOf(next) : undefined;
  if (before !== '') return { title: before, organisation, dates };
  // A long title leaves the dates a line of their own; the line after those before it is their organisation.
  const own = index === 0 ? above : filled ? above.slice(-1) : above.slice(1);
  return { title: own.length === 0 ? undefined : own.join(' '), organisation, dates };
}

/** "Dropbox, San Francisco" → "Dropbox"; a grade that stands at the other end of the line is no part of it. */
function nameOf(line: string): string {
  const [name = '', ...rest] = line.replace(GRADE, '').split(', ');
  return FORM.test(rest[0] ?? '') ? `${name}, ${rest[0]}` : name;
}

function isSentence(line: string): boolean {
  return (
    words(line) > MOST_WORDS ||
    /[.!?]$/.test(line.replace(/\b(?:Inc|Ltd|Corp|Co|S\.A|S\.L)\.$/, ''))
  );
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
