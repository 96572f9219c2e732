import { expect, test } from '@jest/globals';
import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { jobs, people } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const letterOf = async (degree: string, institution: string, endDate: string, to: Language) => {
  const [education] = people.analystCv.education;
  const cv: CvContent = {
    ...people.analystCv,
    ...{ work_experience: [], skills: [] },
    education: [{ ...education!, degree, institution, field: '', endDate }],
    language: to,
  } as CvContent;
  const { content } = await tailorWith(cv, jobs.analyst, { letterLanguage: to });
  return content.tailored?.coverLetter ?? '';
};

test.each([
  ['Mittlere Reife', 'Realschule Moor', 'de', 'Derzeit lerne ich an der Realschule Moor für den'],
  ['A-levels', 'Larch School', 'en', 'I am still at school at Larch School'],
  ['Bachillerato', 'IES Ribera', 'es', 'Actualmente estudio en el IES Ribera'],
] as const)('%s is not told as held before its end', async (degree, institution, to, said) => {
  expect(await letterOf(degree, institution, '2031-07', to)).toContain(said);
  expect(await letterOf(degree, institution, '2020-07', to)).not.toContain(said);
});
