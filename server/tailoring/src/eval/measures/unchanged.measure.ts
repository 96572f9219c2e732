import type { CvContent } from '@sastre/shared-contracts/api';
import { readNumbers } from '@sastre/gate';
import { readFacts } from '@sastre/reading';

/** True when a copy is its main CV in another order: every entry, date, text and number, none more and none less. */
export function isPureReorder(main: CvContent, copy: CvContent): boolean {
  return isSameJson(unordered(main), unordered(copy));
}

/** True when two values are stored alike. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function unordered(cv: CvContent): unknown {
  const { personal_info, work_experience, education, skills, language_skills } = cv;
  const text = readFacts(cv)
    .map((fact) => fact.text)
    .join('\n');
  return {
    ...{ personal_info, education, language_skills },
    work: work_experience.map((entry) => ({
      ...entry,
      achievements: entry.achievements.toSorted(),
    })),
    skills: skills.map(({ name, level }) => `${name} ${level}`).toSorted(),
    numbers: readNumbers(text)
      .map(({ text: number }) => number)
      .toSorted(),
  };
}
