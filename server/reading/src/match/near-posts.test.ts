import { expect, test } from '@jest/globals';
import { defaultCvContent } from '@sastre/shared-contracts/api';
import { readJobText } from '../ad/layout/job-text.rules.ts';
import { readRequirements } from '../ad/read/requirements.rules.ts';
import { readFacts } from '../cv/facts.rules.ts';
import { worked } from './held-in.fixture.ts';
import { matchRequirements } from './match.rules.ts';

const areYearsShown = (post: string, ad: string, held: ReturnType<typeof worked>) => {
  const cv = { ...defaultCvContent, ...held };
  const read = readRequirements(readJobText(ad));
  const all = matchRequirements(read, readFacts(cv), cv, new Date('2026-11-22T12:00:00Z'), post);
  return all.some(({ kind, facts }) => kind === 'years' && facts.length > 0);
};
const EN = 'Requirements:\n- 3 years of experience\n- Excel';
const DE = 'Ihr Profil:\n- Mindestens 3 Jahre Berufserfahrung\n- Excel';
const ES = 'Requisitos:\n- Mínimo 3 años de experiencia\n- Excel';

test.each([
  ['Pastry Chef', EN, 'Baker', true],
  ['Pastry Chef', EN, 'Welder', false],
  ['Nurse', EN, 'Staff Nurse', true],
  ['Welder', EN, 'Welder and Apprentice Trainer', true],
  ['Nurse', EN, 'Apprentice Nurse', false],
  ['Sales Manager', EN, 'Restaurant Manager', false],
  ['Elektriker (m/w/d)', DE, 'Elektroniker', true],
  ['Elektriker (m/w/d)', DE, 'Koch', false],
  ['Lohnbuchhalterin', DE, 'Lagerist', false],
  ['Camarero/a', ES, 'Jefe de sala', true],
  ['Camarero/a', ES, 'Soldador', false],
])('years without a field for a %s: %#', (post, ad, held, are) => {
  expect(areYearsShown(post, ad, worked(held, 'Initech'))).toBe(are);
});

test('an entry is near that shows several things which the ad asks for', () => {
  const ad = 'Requirements:\n- 3 years of experience\n- SQL\n- Power BI';
  const own = worked('Controller', 'Initech', ['Wrote SQL queries', 'Built reports in Power BI']);
  expect(areYearsShown('Data Analyst', ad, own)).toBe(true);
  expect(areYearsShown('Data Analyst', ad, worked('Controller', 'Initech'))).toBe(false);
});

test('two trades of one field are not near by it, and two parts of one line are one thing', () => {
  const es = 'Requisitos:\n- 2 años de experiencia\n- Carga y descarga';
  const own = worked('Mozo de almacén', 'Initech', ['Carga y descarga de camiones']);
  expect(areYearsShown('Conductor repartidor', es, own)).toBe(false);
  expect(areYearsShown('Recepcionista de hotel', ES, worked('Camarero', 'Initech'))).toBe(false);
});
