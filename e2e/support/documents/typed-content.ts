import { defaultPersonalInfo, type CvPatch } from '@sastre/shared-contracts/api';
import type { TypedCv } from './json-resume.ts';

type Level<List extends 'skills' | 'language_skills'> = NonNullable<CvPatch[List]>[number]['level'];

/** What the server has once somebody has typed this CV; for journeys that begin where it is typed already. */
export function typedContent({ personal, work, education, skills, languages }: TypedCv): CvPatch {
  return {
    personal_info: { ...defaultPersonalInfo, ...personal },
    work_experience: work.map(({ start, end, ...job }, index) => ({
      ...job,
      id: `w${index}`,
      startDate: start,
      endDate: end,
      current: end === '',
    })),
    education: education.map(({ start, end, grade, ...course }, index) => ({
      ...course,
      id: `e${index}`,
      startDate: start,
      endDate: end,
      gpa: grade,
      location: '',
    })),
    skills: skills.map(({ name, level }, index) => ({
      id: `s${index}`,
      name,
      level: level as Level<'skills'>,
    })),
    language_skills: languages.map(({ language, level }, index) => ({
      id: `l${index}`,
      language,
      level: level as Level<'language_skills'>,
    })),
  };
}
