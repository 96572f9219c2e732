import { readFileSync } from 'node:fs';
import type { Language, Skill } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';

/** `towns`: where each of their two posts is, the present one first. */
type Brief = Parameters<typeof cvInBrief>[0] & { towns: readonly string[] };

const TEXT = readFileSync(new URL('one-place.fixture.json', import.meta.url), 'utf8');
const briefs = JSON.parse(TEXT) as Record<Language, Brief>;

/** One person for each language; of their skills the last is a beginner's. */
export function onePersonIn(language: Language) {
  const { towns, ...brief } = briefs[language];
  const cv = cvInBrief(brief);
  const skills = cv.skills.map((skill, at): Skill =>
    at === 2 ? { ...skill, level: 'Beginner' } : skill,
  );
  const work = cv.work_experience.map((post, at) => ({
    ...post,
    location: towns[at] ?? '',
  }));
  return { ...cv, skills, work_experience: work };
}
