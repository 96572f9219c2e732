import { readFileSync } from 'node:fs';
import type { Language, Skill } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';

type Brief = Parameters<typeof cvInBrief>[0];

const TEXT = readFileSync(new URL('one-place.fixture.json', import.meta.url), 'utf8');
const briefs = JSON.parse(TEXT) as Record<Language, Brief>;

/** Where each of their two posts is, the present one first. */
const towns: Record<Language, readonly [string, string]> = {
  en: ['Sheffield', 'Buxton'],
  de: ['Celle', 'Uelzen'],
  es: ['Lugo', 'Vigo'],
};

/** One person for each language; of their skills the last is a beginner's. */
export function onePersonIn(language: Language) {
  const cv = cvInBrief(briefs[language]);
  const skills = cv.skills.map((skill, at): Skill =>
    at === 2 ? { ...skill, level: 'Beginner' } : skill,
  );
  const work = cv.work_experience.map((post, at) => ({
    ...post,
    location: towns[language][at === 0 ? 0 : 1],
  }));
  return { ...cv, skills, work_experience: work };
}
