import { defaultSectionTitles, type CvContent } from '@sastre/shared-contracts/api';
import type { ReadFields } from './fields.rules.ts';
import { isUsualHeading } from './heading-words.rules.ts';
import type { Part } from './parts.rules.ts';
import { idsOf } from './pieces.rules.ts';
import { SHEET_HEADINGS, folded, wordsOf } from '@sastre/shared-cv-words';

const OF_SHEET = new Set(SHEET_HEADINGS.map(([name]) => name));

/** Parts whose heading a CV can have in words of its own. */
const TITLED = {
  contact: 'personalInfo',
  summary: 'summary',
  work: 'workExperience',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
} as const;

/** Whether the heading of a part is kept beside the sections, and not with one of them. */
export function isTitled({ kind }: Part): boolean {
  return kind in TITLED;
}

/** What a heading says, without the sign behind it. */
export function saidIn({ text }: { text: string }): string {
  return text.replace(/[\s:]+$/, '');
}

/** Parts with a note of the headings that are the person's own words: on our sheet, all that it would not have written itself. */
export function withOwnHeadings(parts: readonly Part[]): Part[] {
  const isOurs = parts.some(({ lines }) => lines.some(({ breaksWords }) => breaksWords === true));
  return parts.map((part) => {
    if (part.heading === undefined) return part;
    const text = saidIn(part.heading);
    // How to reach somebody stands below labels of our sheet as well.
    const isSheet = isOurs && part.kind !== 'contact';
    const isUsual = isSheet ? OF_SHEET.has(folded(text)) : isUsualHeading(text);
    return isUsual ? part : { ...part, isOwn: true };
  });
}

/** The person's own heading stands with the CV where it is the only one of its section, and something was read below it. */
export function withOwnTitles(fields: ReadFields, parts: readonly Part[]): ReadFields {
  const { cv, origins, used } = fields;
  const titles: Partial<CvContent['sectionTitles']> = {};
  for (const [kind, name] of Object.entries(TITLED)) {
    const headed = parts.filter((part) => part.kind === kind && part.heading !== undefined);
    const [{ heading, isOwn } = {}] = headed;
    if (headed.length > 1 || heading === undefined || isOwn !== true) continue;
    if (!isFilled(cv, name)) continue;
    titles[name] = saidIn(heading);
    const lines = idsOf(heading);
    origins[`sectionTitles.${name}`] = lines;
    for (const id of lines) used.set(id, [...(used.get(id) ?? []), ...wordsOf(heading.text)]);
  }
  if (Object.keys(titles).length === 0) return fields;
  return { ...fields, cv: { ...cv, sectionTitles: { ...defaultSectionTitles, ...titles } } };
}

function isFilled(cv: Partial<CvContent>, name: (typeof TITLED)[keyof typeof TITLED]): boolean {
  const { personal_info: { summary = '', ...person } = {} } = cv;
  switch (name) {
    case 'personalInfo':
      return Object.values(person).some((value) => value !== '');
    case 'summary':
      return summary !== '';
    case 'workExperience':
      return (cv.work_experience ?? []).length > 0;
    case 'languages':
      return (cv.language_skills ?? []).length > 0;
    default:
      return (cv[name] ?? []).length > 0;
  }
}
