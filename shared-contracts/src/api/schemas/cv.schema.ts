import * as z from 'zod/mini';
import { ENTRY_LISTS } from '../../cv-parts/cv-parts.ts';
import { AUTO_LANGUAGE, DOCUMENT_LANGUAGES, SETTLED_LANGUAGES } from '../constants.ts';
import {
  defaultPersonalInfo,
  defaultSectionTitles,
  educationSchema,
  languageSkillSchema,
  looseShapes,
  personalInfoSchema,
  sectionTitlesSchema,
  skillSchema,
  workExperienceSchema,
} from './cv-content.schema.ts';
import { list, serverId, timestamp } from './fields.schema.ts';
import { saveReason } from './history.schema.ts';
import { extraSchema, looseSection, sectionsSchema, type Section } from './section.schema.ts';
import { looseTailored, tailoredSchema } from './tailored.schema.ts';

const CHOICES = [AUTO_LANGUAGE, ...DOCUMENT_LANGUAGES, ...SETTLED_LANGUAGES];
const CHOICE = new RegExp(`^(?:${CHOICES.join('|')})$`);
/** What CV and letter are clearly written in (ISO 639-1); absent: too short, or in several languages. */
const detectedSchema = z.looseObject({
  cv: z.optional(z.string()),
  letter: z.optional(z.string()),
  /** Its script (ISO 15924) where that is not the language's usual one: `Hant`. */
  cvScript: z.optional(z.string()),
  letterScript: z.optional(z.string()),
});

/** A CV as the server answers it. Unknown keys are kept, so that they can be sent back. */
export const cvSchema = z.looseObject({
  _id: serverId(),
  personal_info: z.prefault(looseShapes.personalInfo, {}),
  work_experience: list(looseShapes.workExperience),
  education: list(looseShapes.education),
  skills: list(looseShapes.skill),
  language_skills: list(looseShapes.languageSkill),
  sectionTitles: z.prefault(looseShapes.sectionTitles, {}),
  /** What a person added beside the sections of every CV; absent: nothing. */
  sections: z.optional(z.array(looseSection)),
  /** What an import could not place; sent back unchanged, never shown. */
  extra: z.optional(z.record(z.string(), z.unknown())),
  /** Layout, and the job when the CV is tailored. */
  tailored: z.optional(looseTailored),
  /** Chosen language of the document, `auto` for the detected one, `auto-en` with one until that tells. Any text: a newer server may know more languages. */
  language: z.optional(z.string()),
  /** Answers only; accepted and ignored in a write. */
  detected: z.optional(detectedSchema),
  created_at: timestamp(),
  /** Differs from `created_at` once the CV's content was edited. */
  updated_at: timestamp(),
});

/** The body of a save: a key that is present replaces, a key that is absent stays; anything unknown is a 422. */
export const cvPatchSchema = z.strictObject({
  _id: z.optional(z.unknown()),
  created_at: z.optional(z.unknown()),
  updated_at: z.optional(z.unknown()),
  personal_info: z.optional(personalInfoSchema),
  work_experience: z.optional(z.array(workExperienceSchema).check(z.maxLength(200))),
  education: z.optional(z.array(educationSchema).check(z.maxLength(200))),
  skills: z.optional(z.array(skillSchema).check(z.maxLength(200))),
  language_skills: z.optional(z.array(languageSkillSchema).check(z.maxLength(200))),
  sectionTitles: z.optional(sectionTitlesSchema),
  sections: z.optional(sectionsSchema),
  extra: z.optional(extraSchema),
  tailored: z.optional(tailoredSchema),
  language: z.optional(z.string().check(z.regex(CHOICE, 'Not a language of documents'))),
  detected: z.optional(z.unknown()),
  /** What the save is for, as the history tells it; absent: an ordinary save. No part of the CV. */
  reason: z.optional(saveReason()),
});
export type CvPatch = z.input<typeof cvPatchSchema>;

/** The keys that a person's own content stands in; a save of any of them makes a CV edited, layout alone does not. */
export const CONTENT_KEYS = [
  'personal_info',
  ...ENTRY_LISTS,
  'sectionTitles',
  'sections',
  'extra',
] as const;

/** Content of a CV without identity and dates. */
export interface CvContent {
  personal_info: z.output<typeof personalInfoSchema>;
  work_experience: z.output<typeof workExperienceSchema>[];
  education: z.output<typeof educationSchema>[];
  skills: z.output<typeof skillSchema>[];
  language_skills: z.output<typeof languageSkillSchema>[];
  sectionTitles: z.output<typeof sectionTitlesSchema>;
  /** Sections that the person added; absent: none. */
  sections?: Section[];
  /** What an import could not place; opaque. */
  extra?: Record<string, unknown>;
  tailored?: z.output<typeof tailoredSchema>;
  /** Chosen language of the document: a language code or `auto` (`auto-en`); absent: never chosen. */
  language?: string;
}
/** What CV and letter are clearly written in (ISO 639-1). */
export interface DetectedLanguages {
  cv?: string;
  letter?: string;
  /** Scripts (ISO 15924) where they are not their language's usual ones: `Hant`. */
  cvScript?: string;
  letterScript?: string;
}

/** A whole CV. */
export interface Cv extends CvContent {
  _id: string;
  created_at: string;
  updated_at: string;
  /** What CV and letter are clearly written in, as the server reads them. */
  detected?: DetectedLanguages;
}

export const defaultCvContent: CvContent = {
  personal_info: defaultPersonalInfo,
  work_experience: [],
  education: [],
  skills: [],
  language_skills: [],
  sectionTitles: defaultSectionTitles,
};

/** The completeness check (specification 3.1): edited, and fullName and email are not blank. `false` is "no CV". */
export function hasCv(cv: Pick<Cv, 'personal_info' | 'created_at' | 'updated_at'>): boolean {
  const { fullName, email } = cv.personal_info;
  return cv.created_at !== cv.updated_at && fullName.trim() !== '' && email.trim() !== '';
}

/** A CV counts as tailored when it belongs to a job description. */
export function isTailored(cv: Pick<Cv, 'tailored'>): boolean {
  return cv.tailored?.jobDescription_id !== undefined;
}

/** Whether a PDF of it keeps the CV inside: as chosen, else that of the main CV does and a copy for an employer does not. */
export function keepsCv(cv: Pick<Cv, 'tailored'>): boolean {
  return cv.tailored?.pdfOptions.keepCv ?? !isTailored(cv);
}

/** One row of the list of tailored CVs. */
export const tailoredCvListItemSchema = z.looseObject({
  _id: serverId(),
  companyName: z.string(),
  /** The position that the job's text names; absent: not known. */
  position: z.optional(z.string()),
  /** Of its document (`DOCUMENT_LANGUAGES`): the chosen one, else the detected one; absent: neither is known. */
  language: z.optional(z.string()),
  updatedAt: timestamp(),
  /** Edits of its report that wait for the user's decision; absent when it is not known. */
  changes: z.optional(z.number()),
  /** How far the application is (`tailored.application`); one of a later version is passed on as it is. Absent: not said. */
  application: z.optional(
    z.looseObject({ status: z.string(), since: z.string(), outcome: z.optional(z.string()) }),
  ),
});
export type TailoredCvListItem = z.output<typeof tailoredCvListItemSchema>;
