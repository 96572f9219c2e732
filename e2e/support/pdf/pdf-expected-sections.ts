import {
  DEFAULT_LEVEL,
  SKILL_LEVELS,
  type Cv,
  type SectionKey,
} from '@sastre/shared-contracts/api';
import type { PdfDocument } from './pdf-expected.ts';
import { factsOf } from './pdf-templates.ts';
import { dateText, levelBehind, wordsOf } from './pdf-words.ts';

/** A text that a reader is to find. */
export interface ExpectedText {
  text: string;
  /** It stands on one page, and what comes next begins on the same one: a heading, the head of an entry. */
  holds: boolean;
}

/** True for a text with something to show. */
export function filled(text: string): boolean {
  return text.trim() !== '';
}

/** The words of a text in markdown, without what marks them. */
export function markdownText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^(#+|-|\d+\.) /gm, '')
    .replace(/\*\*?|<\/?u>/g, '');
}

/** Languages that the documents of the journeys name, each in one of these or in its own words. */
const SPOKEN = ['en', 'es', 'de', 'fr', 'it', 'pt', 'ca', 'zh', 'ar', 'he', 'ru', 'ja', 'el'];

/** A human language by its name in the language that a copy was translated to; as it is written where there is none. */
function languageNamed(written: string, to: string | undefined): string {
  if (to === undefined) return written;
  const nameIn = (locale: string, code: string) =>
    new Intl.DisplayNames([locale], { type: 'language' }).of(code)?.toLowerCase();
  const code = SPOKEN.find((one) =>
    ['en', 'es', 'de', one].some((locale) => nameIn(locale, one) === written.trim().toLowerCase()),
  );
  const name = code === undefined ? undefined : nameIn(to, code);
  return name === undefined || name === written.trim().toLowerCase()
    ? written
    : name.charAt(0).toUpperCase() + name.slice(1);
}

/** The texts of a section with its heading; none when it has nothing to say. A sidebar is too narrow for some lines. */
export function sectionTexts(cv: PdfDocument, key: SectionKey, sidebar: boolean): ExpectedText[] {
  if (key === 'cover-letter') return [];
  if (key === 'personalInfo') return personalTexts(cv, sidebar);
  const content = {
    summary: () => free([cv.personal_info.summary]),
    workExperience: () => inWorkOrder(cv).flatMap((job) => jobTexts(cv, job, sidebar)),
    education: () => cv.education.flatMap((course) => courseTexts(cv, course, sidebar)),
    skills: () => skillTexts(cv, sidebar),
    languages: () =>
      free(
        cv.language_skills.map(
          ({ language, level }) =>
            `${languageNamed(language, cv.tailored.language)} (${levelBehind(level, cv.tailored)})`,
        ),
      ),
  }[key]();
  const title = cv.sectionTitles[key] || wordsOf(cv.tailored).titles[key];
  return content.length === 0 ? [] : [{ text: title, holds: true }, ...content];
}

const free = (texts: readonly string[]): ExpectedText[] =>
  texts.filter(filled).map((text) => ({ text, holds: false }));

/** All but the last hold together with what follows; the last one too when there is a body. */
function together(head: readonly string[], body: readonly ExpectedText[] = []): ExpectedText[] {
  const shown = head.filter(filled);
  const holds = (index: number) => index < shown.length - 1 || body.length > 0;
  return [...shown.map((text, index) => ({ text, holds: holds(index) })), ...body];
}

function personalTexts(
  { personal_info: info, tailored, sectionTitles }: PdfDocument,
  sidebar: boolean,
): ExpectedText[] {
  const { pdfOptions } = tailored;
  const { contact: labels } = wordsOf(tailored);
  const address = (text: string) => text.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  const contact = {
    email: pdfOptions.includeEmail ? info.email : '',
    phone: pdfOptions.includePhone ? info.phone : '',
    location: pdfOptions.includeAddress ? info.location : '',
    linkedIn: address(info.linkedIn),
    website: address(info.website),
    github: address(info.github),
  };
  const items = (Object.keys(contact) as (keyof typeof contact)[])
    .filter((key) => filled(contact[key]))
    .map((key) => (sidebar ? `${labels[key]}: ${contact[key]}` : contact[key]));
  const title = items.length > 0 ? sectionTitles.personalInfo : '';
  return together([info.fullName, info.title, title], free(items));
}

/** What heads an entry, as it is read: dates stand below in a sidebar, else on the side that the template says. */
function headTexts(
  { pdfOptions }: PdfDocument['tailored'],
  sidebar: boolean,
  { head, place, dates }: Record<'head' | 'place' | 'dates', string>,
): string[] {
  if (sidebar) return [head, place, dates];
  return factsOf(pdfOptions).datesFirst === true ? [dates, head, place] : [head, dates, place];
}

function jobTexts(
  { tailored }: PdfDocument,
  job: Cv['work_experience'][number],
  sidebar: boolean,
): ExpectedText[] {
  const end = job.current ? wordsOf(tailored).present : dateText(job.endDate, tailored);
  const dates = [...new Set([dateText(job.startDate, tailored), end])].filter(filled).join(' – ');
  const place = [job.position && job.company, job.location].filter(filled).join(', ');
  return together(
    headTexts(tailored, sidebar, { head: job.position || job.company, place, dates }),
    free([...job.description.split('\n\n').map(markdownText), ...job.achievements]),
  );
}

function courseTexts(
  { tailored }: PdfDocument,
  course: Cv['education'][number],
  sidebar: boolean,
): ExpectedText[] {
  const { degree, field, institution, location, gpa, startDate, endDate } = course;
  const words = wordsOf(tailored);
  const head = degree && field ? `${degree}, ${field}` : degree || field;
  const end = filled(endDate) ? dateText(endDate, tailored) : words.present;
  const dates = filled(startDate)
    ? [...new Set([dateText(startDate, tailored), end])].join(' – ')
    : '';
  const place = [head && institution, location].filter(filled).join(', ');
  return together([
    ...headTexts(tailored, sidebar, { head: head || institution, place, dates }),
    // What begins with a word says itself what it is.
    /^\d/.test(gpa) ? `${words.grade}: ${gpa}` : gpa,
  ]);
}

/** Where all have the level that a new one begins with, nobody chose one, and none is said. */
function skillTexts({ skills, tailored }: PdfDocument, sidebar: boolean): ExpectedText[] {
  const isChosen = skills.some(({ level }) => level !== DEFAULT_LEVEL);
  return SKILL_LEVELS.toReversed().flatMap((level) => {
    const names = skills.filter((skill) => skill.level === level).map(({ name }) => name);
    const label = isChosen ? `${wordsOf(tailored).levels[level] ?? ''}:` : '';
    return names.length === 0 ? [] : together([label], free(sidebar ? names : [names.join(', ')]));
  });
}

function inWorkOrder({ work_experience: work, tailored }: PdfDocument): Cv['work_experience'] {
  if (tailored.workOrder === undefined) return work;
  const key = ({ current, startDate, endDate }: Cv['work_experience'][number]) =>
    `${current ? '9999' : endDate || startDate}|${startDate}`;
  const sign = tailored.workOrder === 'newest' ? -1 : 1;
  return work.toSorted((one, other) => sign * key(one).localeCompare(key(other)));
}
