import type { Cv, Language, SectionKind } from '@sastre/shared-contracts/api';
import { documentLanguage, WORDS } from '@sastre/shared-cv-document';
import { plainHeading, type Part } from './headings.rules.ts';

const BUILT_IN = {
  summary: 'summary',
  workExperience: 'work',
  education: 'education',
  skills: 'skills',
  languages: 'other',
} as const satisfies Partial<Record<keyof Cv['sectionTitles'], Part>>;
/** What lists no entries with dates of their own. */
const UNDATED: readonly SectionKind[] = ['references', 'interests'];

/** The headings that a document has itself, renamed or in its language, with what they are about; `language` is the screen's. */
export function ownHeadings(cv: Cv, language: Language): ReadonlyMap<string, Part> {
  const words = WORDS[documentLanguage(cv, language)];
  const titles = cv.sectionTitles;
  const said: [string, Part][] = [
    [titles.personalInfo, 'contact'],
    [words.coverLetter, 'letter'],
    ...Object.entries(BUILT_IN).map(([key, part]): [string, Part] => {
      const section = key as keyof typeof BUILT_IN;
      return [titles[section].trim() || words[section], part];
    }),
    ...(cv.sections ?? []).map(({ kind, title }): [string, Part] => [
      title.trim() || words[kind],
      UNDATED.includes(kind) ? 'other' : 'entries',
    ]),
  ];
  return new Map(
    said.map(([title, part]) => [plainHeading(title), part] as const).filter(([title]) => title),
  );
}
