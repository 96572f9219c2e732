import {
  defaultEducation,
  defaultLanguageSkill,
  defaultSkill,
  defaultWorkExperience,
  levelOf,
  saidLevelOf,
  withLevel,
  type Education,
  type LanguageSkill,
  type Skill,
  type WorkExperience,
} from '@sastre/shared-contracts/api';
import type { EntryMap } from './complement.rules.ts';
import type { JsonObject } from './json.rules.ts';
import { languageLevel, skillLevel } from './levels.rules.ts';
import { date, dateOf, filled, lines, periodOf, textOf, textsOf } from './values.rules.ts';

/** A job: an entry of `work`, whose description of the employer goes before that of the job. */
export const workMap: EntryMap<WorkExperience> = {
  write: (job) =>
    filled({
      name: job.company,
      position: job.position,
      location: job.location,
      startDate: date(job.startDate),
      endDate: job.current ? '' : date(job.endDate),
      summary: job.description,
      highlights: lines(job.achievements),
    }),
  read: (object) => ({
    ...defaultWorkExperience,
    company: textOf(object['name']),
    position: textOf(object['position']),
    location: textOf(object['location']),
    ...periodOf(object['startDate'], object['endDate']),
    description: textOf(
      [object['description'], object['summary']]
        .map(textOf)
        .filter((text) => text.trim() !== '')
        .join('\n\n'),
    ),
    achievements: textsOf(object['highlights']),
  }),
};

/** A course of study: an entry of `education`. */
export const educationMap: EntryMap<Education> = {
  write: (course) =>
    filled({
      institution: course.institution,
      studyType: course.degree,
      area: course.field,
      startDate: date(course.startDate),
      endDate: date(course.endDate),
      score: course.gpa,
    }),
  read: (object) => ({
    ...defaultEducation,
    institution: textOf(object['institution']),
    degree: textOf(object['studyType']),
    field: textOf(object['area']),
    startDate: dateOf(object['startDate']),
    endDate: dateOf(object['endDate']),
    gpa: textOf(object['score']),
  }),
};

/** An entry of `languages`; without a level where the file has none, or a word that we do not know. */
export const languageMap: EntryMap<LanguageSkill> = {
  write: (skill) => filled({ language: skill.language, fluency: saidLevelOf(skill) ?? '' }),
  read: (object) =>
    withLevel(
      { ...defaultLanguageSkill, language: textOf(object['language']) },
      languageLevel(textOf(object['fluency'])),
    ),
};

/** An entry of `skills` without keywords; its level as that of a language. */
export const skillMap: EntryMap<Skill> = {
  write: (skill) => filled({ name: skill.name, level: levelOf(skill) ?? '' }),
  read: (object) =>
    withLevel(
      { ...defaultSkill, name: textOf(object['name']) },
      skillLevel(textOf(object['level'])),
    ),
};

/** The skills of an entry of `skills`: it, or its keywords, all of its level, whose group it names. */
export function skillsOf(object: JsonObject): Skill[] {
  const keywords = textsOf(object['keywords']);
  const own = skillMap.read(object);
  if (keywords.length === 0) return [own];
  return lines(keywords).map((name) => ({ ...own, name }));
}
