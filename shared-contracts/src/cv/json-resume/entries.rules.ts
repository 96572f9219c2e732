import {
  DEFAULT_LEVEL,
  defaultEducation,
  defaultLanguageSkill,
  defaultWorkExperience,
  type Education,
  type LanguageSkill,
  type Skill,
  type WorkExperience,
} from '../../api/index.ts';
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

/** An entry of `languages`. */
export const languageMap: EntryMap<LanguageSkill> = {
  write: ({ language, level }) => filled({ language, fluency: level }),
  read: (object) => ({
    ...defaultLanguageSkill,
    language: textOf(object['language']),
    level: languageLevel(textOf(object['fluency'])) ?? DEFAULT_LEVEL,
  }),
};

/** An entry of `skills` without keywords. */
export const skillMap: EntryMap<Skill> = {
  write: ({ name, level }) => filled({ name, level }),
  read: (object) => ({ id: '', name: textOf(object['name']), level: levelOf(object) }),
};

/** The skills of an entry of `skills`: its name and its keywords, all of the same level. */
export function skillsOf(object: JsonObject): Skill[] {
  const keywords = textsOf(object['keywords']);
  const { name, level } = skillMap.read(object);
  if (keywords.length === 0) return [{ id: '', name, level }];
  return lines([name, ...keywords]).map((text) => ({ id: '', name: text, level }));
}

function levelOf(object: JsonObject): Skill['level'] {
  return skillLevel(textOf(object['level'])) ?? DEFAULT_LEVEL;
}
