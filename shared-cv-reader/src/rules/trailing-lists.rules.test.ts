import { expect, test } from '@jest/globals';
import { textLines } from '../readers/text-lines.rules.ts';
import { readLines } from './read-lines.ts';

const read = (below: string) =>
  readLines(
    textLines(`Nils Ebert
nils.ebert@example.org

Berufserfahrung
Maurer, Kantine Bau GmbH, Leipzig
2019 – heute

Ausbildung
Ausbildung zum Maurer
Krause Hochbau KG, Halle
2012 – 2015
${below}`),
  );

test('what the last lines of a part say they list is no school', () => {
  const { cv, unplaced } = read(`
Führerschein: Klasse B, CE
Sprachen: Deutsch (Muttersprache), Englisch (gut)
EDV: Word, Excel
Hobbys: Angeln`);
  expect(cv.education).toMatchObject([{ institution: 'Krause Hochbau KG, Halle' }]);
  expect(cv.language_skills?.map(({ language }) => language)).toEqual(['Deutsch', 'Englisch']);
  expect(cv.skills?.map(({ name }) => name)).toEqual(['Word', 'Excel']);
  expect(cv.sections).toMatchObject([
    { kind: 'certificates', entries: [{ name: 'Führerschein: Klasse B, CE' }] },
    { kind: 'interests', entries: [{ name: 'Angeln' }] },
  ]);
  expect(unplaced).toEqual([]);
});

test('a licence to drive among skills is none', () => {
  const { cv } = read(`
Kenntnisse
Schalungsbau
Gerüstbau
Permiso de conducir: B`);
  expect(cv.skills?.map(({ name }) => name)).toEqual(['Schalungsbau', 'Gerüstbau']);
  expect(cv.sections).toMatchObject([{ entries: [{ name: 'Permiso de conducir: B' }] }]);
});

test('what a job was done with, right below its deeds, stays there', () => {
  const { cv } = readLines(
    textLines(`Nils Ebert

Experience
Cook, Hotel Nord, Oslo
2019 – 2021
- Cooked for 40
Skills: Grill, Oven`),
  );
  expect(cv.skills ?? []).toEqual([]);
  expect(JSON.stringify(cv.work_experience)).toContain('Grill, Oven');
});

test.each([
  'Führerschein Klasse B, C1',
  'Driving licence B',
  'Carnet de conducir B',
  'Fahrerlaubnis Kl. B und BE',
])('a licence to drive at the end of what one does for nothing is none of it: %s', (licence) => {
  const { cv, unplaced } = read(`
Ehrenamt
Freiwillige Feuerwehr Chemnitz, seit 2008, Truppführer

${licence}`);
  expect(cv.sections).toMatchObject([
    { kind: 'volunteer', entries: [{ organisation: 'Freiwillige Feuerwehr Chemnitz' }] },
    { kind: 'certificates', entries: [{ name: licence, organisation: '' }] },
  ]);
  expect(unplaced).toEqual([]);
});
