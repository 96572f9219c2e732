import type { CvContent } from '../api/schemas/cv.schema.ts';

/** The lists of a CV whose entries are the same in every CV, as they are stored. */
export const ENTRY_LISTS = [
  'work_experience',
  'education',
  'skills',
  'language_skills',
] as const satisfies readonly (keyof CvContent)[];
/** Key of a list of entries that every CV has. */
export type EntryListKey = (typeof ENTRY_LISTS)[number];

/** The parts of a CV that a person writes, in the order of its form; what an import could not place is none. */
export const CV_PARTS = [
  'personal_info',
  ...ENTRY_LISTS,
  'sections',
  'sectionTitles',
] as const satisfies readonly (keyof CvContent)[];

/** What a CV says in one line each of its person, in the order of its form; the summary stands below. */
export const PERSONAL_LINES = [
  'fullName',
  'title',
  'email',
  'phone',
  'location',
  'linkedIn',
  'website',
  'github',
] as const satisfies readonly (keyof CvContent['personal_info'])[];
