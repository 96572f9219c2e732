import { expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readRequirements } from './requirements.rules.ts';

const asked = (ad: string, company = '') =>
  readRequirements(readJobText(ad), company).map(({ term }) => term);

test.each([
  ['Fresenia Clinic', 'Nurse\n\nRequirements\n- Fresenia Clinic York\n- Excel\n- Wound care'],
  ['Fresenia Clinic Ltd', 'Nurse\n\nRequirements\n- Fresenia Clinic\n- Excel\n- Wound care'],
  ['Seniorenheim Rosengarten', 'Dein Profil\n- Seniorenheim Rosengarten\n- Excel\n- Wound care'],
  ['Clínica Vallverde', 'Requisitos\n- Clínica Vallverde Sevilla\n- Excel\n- Wound care'],
  ['Zestly GmbH', 'Dein Profil\n- Zestly\n- Excel\n- Wound care'],
])('%s, typed as the employer, is not asked for', (company, ad) => {
  expect(asked(ad, company)).toEqual(['Excel', 'Wound care']);
});

test('nor is the house that the ad itself is of', () => {
  const ad =
    'Nurse\n\nThe Fresenia Clinic Ltd cares for forty guests.\n\nRequirements\n- Fresenia Clinic\n- Excel';
  expect(asked(ad)).toEqual(['Excel']);
});

test.each([
  ['Salesforce', 'Requirements\n- Salesforce\n- Excel', 'Salesforce'],
  ['Wound Care Leeds Ltd', 'Requirements\n- Wound care plans\n- Excel', 'Wound care plans'],
])('what is called like %s may be asked for', (company, ad, term) => {
  expect(asked(ad, company)).toContain(term);
});
