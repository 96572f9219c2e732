import {
  DEFAULT_LEVEL,
  addedKey,
  defaultPersonalInfo,
  defaultSectionTitles,
  defaultTailored,
  type AnySectionKey,
  type CvContent,
  type PdfOptions,
  type PersonalInfo,
  withLevel,
} from '@sastre/shared-contracts/api';
import { withoutFolded } from './folded.rules.ts';
import { showsLanguageLevels, showsSkillLevels } from './levels.rules.ts';
import { shownSections } from './section-order.rules.ts';

const CONTACTS: readonly (readonly [
  keyof PersonalInfo,
  (options: PdfOptions) => boolean | undefined,
])[] = [
  ['fullName', () => true],
  ['title', () => true],
  ['email', ({ includeEmail }) => includeEmail],
  ['phone', ({ includePhone }) => includePhone],
  ['location', ({ includeAddress }) => includeAddress],
  ['linkedIn', ({ includeLinkedIn }) => includeLinkedIn],
  ['website', ({ includeWebsite }) => includeWebsite],
  ['github', ({ includeGithub }) => includeGithub],
];

/**
 * The part of a CV that its document shows: without hidden sections, switched-off contacts, folded bullets and levels, and
 * without letter, layout, picture, and what an import could not place.
 */
export function shownContent(cv: CvContent): CvContent {
  const { tailored = defaultTailored, personal_info: person } = cv;
  const { pdfOptions: options } = tailored;
  const keys: readonly AnySectionKey[] = shownSections(tailored, cv.sections);
  const shown = <Item>(key: AnySectionKey, items: Item[]): Item[] =>
    keys.includes(key) ? items : [];
  const contacts = shown('personalInfo', [...CONTACTS]).filter(([, on]) => on(options) !== false);
  const levelled = <Item extends { level: string }>(items: Item[], isShown: boolean): Item[] =>
    isShown ? items : items.map((item) => withLevel(item, DEFAULT_LEVEL));
  const titles = Object.entries(cv.sectionTitles).filter(([key]) =>
    keys.some((one) => one === key),
  );
  const sections = (cv.sections ?? []).filter((section) => keys.includes(addedKey(section)));
  return {
    personal_info: {
      ...defaultPersonalInfo,
      ...Object.fromEntries(contacts.map(([key]) => [key, person[key]])),
      summary: keys.includes('summary') ? person.summary : '',
    },
    work_experience: shown('workExperience', withoutFolded(cv, tailored)),
    education: shown('education', cv.education),
    skills: levelled(shown('skills', cv.skills), showsSkillLevels(cv, options)),
    language_skills: levelled(shown('languages', cv.language_skills), showsLanguageLevels(options)),
    sectionTitles: { ...defaultSectionTitles, ...Object.fromEntries(titles) },
    ...(sections.length > 0 && { sections }),
    ...(cv.language !== undefined && { language: cv.language }),
  };
}
