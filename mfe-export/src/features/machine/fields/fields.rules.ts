import { datedLine } from './dates.rules.ts';
import { entriesIn, type Entry } from './entries.rules.ts';
import { chaptersOf, type Chapter, type Part } from './headings.rules.ts';
import { emailIn, linksIn, nameIn, phoneIn } from './person.rules.ts';
import { skillsIn } from './skills.rules.ts';

/** What a field reader makes of a CV; what it does not find is missing or empty, never guessed. */
export interface Fields {
  name: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  links: string[];
  jobs: Entry[];
  education: Entry[];
  skills: string[];
}

/**
 * Reads the fields of a CV out of plain lines, as application systems do: by usual headings, the form of addresses and
 * dates, and the order of the lines. It knows nothing of the layout or of the data the CV was made from but for headings of
 * its `own`, which somebody renamed or which are of a language with others.
 */
export function readFields(
  pages: readonly (readonly string[])[],
  own?: ReadonlyMap<string, Part>,
): Fields {
  const chapters = chaptersOf(pages.flat(), own);
  const linesOf = (...parts: Chapter['part'][]) =>
    chapters.filter(({ part }) => parts.includes(part)).flatMap(({ lines }) => lines);
  const person = linesOf('person', 'contact');
  const around = [...person, ...linesOf('letter', 'entries', 'other')];
  const email = emailIn(person) ?? emailIn(around);
  const links = linksIn(person);
  const entries = entryLines(chapters);
  return {
    name: nameIn(linesOf('person'), [email ?? '', ...links]),
    email,
    phone: phoneIn(person) ?? phoneIn(around),
    links,
    jobs: entriesIn(entries.work, true),
    education: entriesIn(entries.education, false),
    skills: skillsIn(linesOf('skills').filter((line) => datedLine(line) === undefined)),
  };
}

/**
 * The lines of jobs and courses. One column may go on behind another: dates tell where entries stand under a heading that has
 * none of its own.
 */
function entryLines(chapters: readonly Chapter[]): Record<'work' | 'education', string[]> {
  const found: Record<'work' | 'education', string[]> = { work: [], education: [] };
  let open: 'work' | 'education' | undefined;
  for (const { part, lines } of chapters) {
    if (part === 'work' || part === 'education') {
      open = part;
      found[part].push(...lines);
      continue;
    }
    if (part === 'entries') open = undefined;
    const from = lines.findIndex((line) => (datedLine(line)?.before ?? '') !== '');
    if (open !== undefined && part !== 'letter' && from >= 0)
      found[open].push(...lines.slice(from));
  }
  return found;
}
