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
  ['es', 'Hablo alemán de nivel avanzado y francés de nivel intermedio.'],
  ['de', 'Ich spreche Deutsch (fortgeschritten) und Französisch (gute Kenntnisse).'],
] as const)(
  '%s: the languages of the ad, in its order, with the level of the CV',
  async (...told) => {
    const [language, sentence] = told;
    expect(await letterTo('- German\n- French', language)).toContain(sentence);
  },
);

test('languages that nobody asks for are not named', async () => {
  const letter = await letterTo('', 'en');
  expect(letter).not.toMatch(/German|French|Catalan|Polish/);
});
