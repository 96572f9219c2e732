import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { jobs, people } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const greetingFor = async (said: string, letterLanguage: Language) => {
  const jobDescription = `Data Analyst\n\nRequirements\n- SQL\n- Looker\n- dbt\n\n${said}`;
  const posting = { companyName: 'Nordlys Energy', jobDescription };
  const { content } = await tailorWith(
    people.analystCv,
    { ...jobs.analyst, ...posting },
    { letterLanguage },
  );
  return /^(?:Dear|Guten|Sehr|Estimad|Hola).*$/m.exec(content.tailored?.coverLetter ?? '')?.[0];
};

test.each([
  ['en', 'Questions? Ms Freja Lindqvist will be glad to hear from you.', 'Dear Ms Lindqvist,'],
  ['de', 'Ihre Ansprechpartnerin ist Frau Dr. Petra Özdemir.', 'Sehr geehrte Frau Dr. Özdemir,'],
  ['de', 'Ihre Bewerbung richten Sie an Herrn Jan Kröger.', 'Sehr geehrter Herr Kröger,'],
  ['es', 'Envíe su candidatura a la Sra. Ana Ruiz.', 'Estimada Sra. Ruiz:'],
  ['en', "Hi, I'm Tom Hale, and I run the team.", 'Dear Tom Hale,'],
] as const)('a letter greets the one contact that the ad names (%s: %s)', async (...told) => {
  const [language, said, greeting] = told;
  expect(await greetingFor(said, language)).toBe(greeting);
});

test.each([
  ['Nordlys was founded by Mr Ole Dahl in 1980.'],
  ['Ask Ms Freja Lindqvist or Mr Jon Berg.'],
  ["I'm Happy to help."],
  ['We use Ms Office and Tom Hale Software.'],
])('other names greet the team: %s', async (said) => {
  expect(await greetingFor(said, 'en')).toBe('Dear Nordlys Energy team,');
});
