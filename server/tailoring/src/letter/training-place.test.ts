import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { jobs, people } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

test.each([
  ['de', 'Ausbildung zum Zweiradmechatroniker (m/w/d)', 'um den Ausbildungsplatz als Zweirad'],
  ['de', 'Azubi Bäcker', 'um den Ausbildungsplatz als Bäcker'],
  ['de', 'Ausbildungsleiter', 'um die Stelle „Ausbildungsleiter“'],
  ['en', 'Bakery Apprenticeship', 'for the Bakery Apprenticeship'],
  ['es', 'Aprendiz de panadería', 'a la plaza de aprendiz de panadería'],
] as const)('%s: whoever applies to be trained asks for no post: %s', async (...told) => {
  const [letterLanguage, jobTitle, said]: readonly [Language, string, string] = told;
  const intro = { en: 'Requirements', es: 'Requisitos', de: 'Ihr Profil' }[letterLanguage];
  const jobDescription = `${jobTitle}\n\n${intro}\n- SQL\n- Looker\n- dbt`;
  const job = { ...jobs.analyst, companyName: 'Nordlys', jobTitle, jobDescription };
  const { content } = await tailorWith(people.analystCv, job, { letterLanguage });
  const [, subject = '', , body = ''] = (content.tailored?.coverLetter ?? '').split('\n\n');
  expect(subject).toContain(said);
  expect(body).toContain(said);
});
