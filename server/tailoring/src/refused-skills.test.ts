import { expect, test } from '@jest/globals';
import { jobs, people } from '@sastre/reading/testing';
import { tailorWith } from './testing/tailor-with.ts';

const skills = ['SQL', 'Perl', 'Java', 'Looker'].map((name) => ({
  ...{ id: name, name, level: 'Advanced' as const },
}));

test.each([
  ['en', 'Requirements\n- Looker\n- SQL\n\nNo Perl, please. We do not use Java.'],
  ['de', 'Anforderungen\n- Looker\n- SQL\n- Kein Perl, bitte.\n- Wir setzen kein Java ein.'],
  ['es', 'Requisitos\n- Looker\n- SQL, nada de Perl\n\nNo usamos Java.'],
] as const)('what the ad refuses is neither promoted nor named (%s)', async (language, text) => {
  const cv = { ...people.analystCv, skills };
  const posting = { ...jobs.analyst, jobDescription: text };
  const { content, report } = await tailorWith(cv, posting, { letterLanguage: language });
  expect(report.requirements.map(({ term }) => term)).toEqual(['Looker', 'SQL']);
  const order = content.skills.map(({ name }) => name);
  expect(order.slice(0, 2).toSorted()).toEqual(['Looker', 'SQL']);
  expect(content.tailored?.coverLetter).not.toMatch(/Perl|Java/);
});
