import { expect, test } from '@jest/globals';
import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { jobs, people } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const cv: CvContent = {
  ...people.analystCv,
  work_experience: [],
  personal_info: { ...people.analystCv.personal_info, summary: '' },
  language_skills: [
    { id: 'a', language: 'Catalan', level: 'Native' },
    { id: 'b', language: 'French', level: 'Intermediate' },
    { id: 'c', language: 'German', level: 'Advanced' },
    { id: 'd', language: 'Polish', level: 'Beginner' },
  ],
};
const letterTo = async (asked: string, letterLanguage: Language) => {
  const jobDescription = `Data Analyst\n\nRequirements\n- SQL\n- Looker\n- dbt\n${asked}`;
  const { content } = await tailorWith(cv, { ...jobs.analyst, jobDescription }, { letterLanguage });
  return content.tailored?.coverLetter ?? '';
};

test.each([
  ['en', 'I speak advanced German and intermediate French.'],
  [
    'es',
    'Hablo catalán (nativo) y tengo un nivel avanzado de alemán y un nivel intermedio de francés.',
  ],
  [
    'de',
    'Ich spreche Deutsch (fortgeschritten), Französisch (gute Kenntnisse) und Katalanisch als Muttersprache.',
  ],
] as const)(
  '%s: the languages of the ad, and in another language than the CV’s all that one speaks',
  async (...told) => {
    const [language, sentence] = told;
    expect(await letterTo('- German\n- French', language)).toContain(sentence);
  },
);

test('languages that nobody asks for are not named', async () => {
  const letter = await letterTo('', 'en');
  expect(letter).not.toMatch(/German|French|Catalan|Polish/);
});

test('in another language than the CV’s, every post is named, with its company and until when', async () => {
  const { content } = await tailorWith(people.analystCv, jobs.analyst, { letterLanguage: 'es' });
  const letter = content.tailored?.coverLetter ?? '';
  const told = people.analystCv.work_experience.slice(0, 3).map(({ company }) => company);
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter((company) => !letter.includes(company))).toEqual([]);
});

test.each([
  ['de', 'Irisch'],
  ['es', 'irlandés'],
] as const)('%s: a language of few speakers has its name in the letter too', async (...told) => {
  const [letterLanguage, name] = told;
  const language_skills = [{ id: 'i', language: 'Irish', level: 'Fluent' as const }];
  const { content } = await tailorWith({ ...cv, language_skills }, jobs.analyst, {
    letterLanguage,
  });
  expect(content.tailored?.coverLetter).toContain(name);
  expect(content.tailored?.coverLetter).not.toContain('Irish');
});
