import * as z from 'zod/mini';
import { CEFR_LEVELS, DEFAULT_LEVEL, LANGUAGE_LEVELS, SKILL_LEVELS } from '../constants.ts';
import {
  entryId,
  flag,
  list,
  loose,
  partialDate,
  strict,
  text,
  type ObjectOf,
} from './fields.schema.ts';

/**
 * True: its person says no level, and `level` means nothing. Read it by `levelOf`. It stands beside the level since pages
 * of before know four words for one and refuse a CV with another; they read the default, and send back what they do not know.
 */
const noLevel = () => z.optional(z.boolean());

/** The parts of a CV that a person writes. `object` decides what happens to unknown keys. */
export function contentShapes(object: ObjectOf) {
  const personalInfo = object({
    fullName: text(),
    title: text(),
    profilePictureUrl: text(),
    email: text(),
    phone: text(),
    location: text(),
    linkedIn: text(),
    website: text(),
    github: text(),
    summary: text(),
  });
  const workExperience = object({
    id: entryId(),
    company: text(),
    position: text(),
    startDate: partialDate(),
    endDate: partialDate(),
    current: flag(false),
    /** Markdown dialect. */
    description: text(),
    location: text(),
    achievements: list(z.string().check(z.maxLength(20_000))),
  });
  const education = object({
    id: entryId(),
    institution: text(),
    degree: text(),
    field: text(),
    startDate: partialDate(),
    endDate: partialDate(),
    /** Labelled "Grade". */
    gpa: text(),
    location: text(),
  });
  const skill = object({
    id: entryId(),
    name: text(),
    level: z._default(z.enum(SKILL_LEVELS), DEFAULT_LEVEL),
    noLevel: noLevel(),
  });
  const languageSkill = object({
    id: entryId(),
    language: text(),
    level: z._default(z.enum(LANGUAGE_LEVELS), DEFAULT_LEVEL),
    noLevel: noLevel(),
    /** Its level by the European framework, which `level` tells in a word. Read it by `saidLevelOf`. */
    cefr: z.optional(z.enum(CEFR_LEVELS)),
  });
  /** Heading overrides; empty means the template's own heading. */
  const sectionTitles = object({
    personalInfo: text(),
    summary: text(),
    skills: text(),
    workExperience: text(),
    education: text(),
    languages: text(),
  });
  return { personalInfo, workExperience, education, skill, languageSkill, sectionTitles };
}

const strictShapes = contentShapes(strict);
export const looseShapes = contentShapes(loose);
export const personalInfoSchema = strictShapes.personalInfo;
export const workExperienceSchema = strictShapes.workExperience;
export const educationSchema = strictShapes.education;
export const skillSchema = strictShapes.skill;
export const languageSkillSchema = strictShapes.languageSkill;
export const sectionTitlesSchema = strictShapes.sectionTitles;

/** Person and contact fields; `summary` is the professional summary. */
export type PersonalInfo = z.output<typeof personalInfoSchema>;
/** One job; dates are `YYYY-MM`. */
export type WorkExperience = z.output<typeof workExperienceSchema>;
/** One course of study. */
export type Education = z.output<typeof educationSchema>;
export type Skill = z.output<typeof skillSchema>;
export type LanguageSkill = z.output<typeof languageSkillSchema>;
export type SectionTitles = z.output<typeof sectionTitlesSchema>;

export const defaultPersonalInfo: PersonalInfo = personalInfoSchema.parse({});
export const defaultWorkExperience: WorkExperience = workExperienceSchema.parse({});
export const defaultEducation: Education = educationSchema.parse({});
export const defaultSkill: Skill = skillSchema.parse({});
export const defaultLanguageSkill: LanguageSkill = languageSkillSchema.parse({});
export const defaultSectionTitles: SectionTitles = sectionTitlesSchema.parse({});
