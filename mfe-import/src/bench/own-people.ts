import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultCvContent,
  defaultLanguageSkill,
  defaultSkill,
  type CvContent,
  type DocumentLanguage,
} from '@sastre/shared-contracts/api';
import { salma } from './corpus/people/salma.data.ts';
import { wenjing } from './corpus/people/wenjing.data.ts';
import { OPEN_PEOPLE, SEALED_PEOPLE } from './corpus/people.ts';

/** Folder of given files, where `BENCH_CVS` names one. */
export const GIVEN = process.env['BENCH_CVS'] ?? '';

/** A person whose CV our own sheets are filled with, and the language that it is in. */
export interface OwnPerson {
  person: string;
  language: DocumentLanguage;
  cv: CvContent;
}

/** Those of our corpus, two who write from right to left and without spaces, and those of the given files. */
export function ownPeople(): OwnPerson[] {
  const ours: OwnPerson[] = [
    ...[...OPEN_PEOPLE, ...SEALED_PEOPLE].map(({ key, language, cv }) => ({
      person: key,
      language,
      cv,
    })),
    { person: 'salma', language: 'ar', cv: salma },
    { person: 'wenjing', language: 'zh', cv: wenjing },
  ];
  const given = new Map<string, CvContent>();
  for (const name of existsSync(GIVEN) ? readdirSync(GIVEN).toSorted() : []) {
    const [person = ''] = name.replace(/\.json$/, '').split('__');
    if (!name.endsWith('.json') || given.has(person)) continue;
    const cv = JSON.parse(readFileSync(join(GIVEN, name), 'utf8')) as CvContent;
    given.set(person, storable(cv));
  }
  return [...ours, ...[...given].map(([person, cv]) => ({ person, language: 'en' as const, cv }))];
}

/** A truth may tell what a CV of ours has no field for, as the group of a skill. */
function storable(truth: CvContent): CvContent {
  const { personal_info, work_experience, education, sections } = truth;
  return {
    ...defaultCvContent,
    ...{ personal_info, work_experience, education, sections: sections ?? [] },
    skills: truth.skills.map(({ name, level = defaultSkill.level }) => ({
      ...defaultSkill,
      ...{ name, level },
    })),
    language_skills: truth.language_skills.map(({ language, level }) => ({
      ...defaultLanguageSkill,
      ...{ language, level },
    })),
  };
}
