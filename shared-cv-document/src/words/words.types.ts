import type { LANGUAGE_LEVELS, SectionKind, SKILL_LEVELS } from '@sastre/shared-contracts/api';

type Level = (typeof SKILL_LEVELS)[number] | (typeof LANGUAGE_LEVELS)[number];

/** Words that the renderer itself adds to a CV, in the usual terms of CVs in their language. Names of services are the same in all of them. */
export type Words = Record<Level | SectionKind, string> & {
  summary: string;
  workExperience: string;
  education: string;
  skills: string;
  languages: string;
  coverLetter: string;
  contact: string;
  email: string;
  phone: string;
  location: string;
  website: string;
  /** The end of what goes on, after a dash: in small letters unless the language has capitals there. */
  present: string;
  /** Between a degree and its field, with the space that belongs to it. */
  comma: string;
  /** Between the items of a list that runs on, where that is another one. */
  listComma?: string;
  /** Behind a label, with the space that its language has before it. */
  colon: string;
  /** Around a level where the language has its own, which leave room themselves. */
  brackets?: string;
  grade: string;
  /** Label of the skills without a level, behind those that have one. */
  otherSkills: string;
};
