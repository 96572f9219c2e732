import {
  defaultCvContent,
  defaultPersonalInfo,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
  type CvContent,
} from '@sastre/shared-contracts/api';
import type { AdPerson } from './ads.ts';

type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

const period = ({ start, end }: { start: string; end: string }) => ({
  startDate: start,
  endDate: end,
  current: end === '',
});

/** The CV of a stranger's person. */
export function cvOfPerson({ head, ...rest }: AdPerson): CvContent {
  return {
    ...defaultCvContent,
    personal_info: { ...defaultPersonalInfo, ...head, summary: rest.summary },
    work_experience: rest.work.map((work, index) => ({
      id: `w${index + 1}`,
      ...{ position: work.position, company: work.company, achievements: work.achievements },
      ...{ location: work.location ?? '', description: work.description ?? '' },
      ...period(work),
    })),
    education: rest.education.map(({ institution, degree, field, ...dates }, index) => {
      const { startDate, endDate } = period(dates);
      const own = { institution, degree, field, startDate, endDate };
      return { id: `e${index + 1}`, ...own, gpa: '', location: '' };
    }),
    skills: rest.skills.map(({ name, level }, index) => ({
      id: `s${index + 1}`,
      name,
      level: SKILL_LEVELS.find((one) => one === level) ?? 'Intermediate',
    })),
    language_skills: rest.languages.map(({ language, level }, index) => ({
      ...{ id: `l${index + 1}`, language, level: levelOf(level) },
    })),
  };
}

/** Strangers write Basic where the product says Beginner. */
function levelOf(level: string): LanguageLevel {
  if (level === 'Basic') return 'Beginner';
  return LANGUAGE_LEVELS.find((one) => one === level) ?? 'Intermediate';
}
