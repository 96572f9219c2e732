import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

test('a form of small labels beside larger answers is read by them', () => {
  const lines = linesFrom(
    '# Bewerbungsbogen\nName, Vorname ¦ Brandt, Ilse\n# Berufserfahrung\nZeitraum ¦ 2019 – heute\nArbeitgeber ¦ Spital Ulm\nPosition ¦ Pflegerin\n# Ausbildung\nZeitraum ¦ 2010 – 2013\nSchule ¦ Careum Zentrum\nAbschluss ¦ Diplom Pflege',
  );
  const larger = lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell, at) =>
      at === 0 ? cell : { ...cell, runs: cell.runs.map((run) => ({ ...run, size: 13 })) },
    ),
  }));
  const { cv, unplaced } = readLines(larger);
  expect(cv).toMatchObject({
    personal_info: { fullName: 'Brandt, Ilse' },
    work_experience: [{ company: 'Spital Ulm', position: 'Pflegerin', current: true }],
    education: [{ institution: 'Careum Zentrum', startDate: '2010', endDate: '2013' }],
  });
  expect(unplaced.map(({ text }) => text)).toEqual(['Bewerbungsbogen']);
});

test('labels of the older Europass are known, and the number of a door is none to call', () => {
  const { cv } = readLines(
    linesFrom(
      '# Personal information\nSurname(s) / First name(s) ¦ RUIZ, Ana\nAddress ¦ San Juan 669 (06-02), Rosario, Argentina\nTelephone(s) ¦ +549(3447)430762\nEye colour ¦ Brown',
    ),
  );
  expect(cv.personal_info).toMatchObject({
    fullName: 'RUIZ, Ana',
    phone: '+549(3447)430762',
    location: 'San Juan 669 (06-02), Rosario, Argentina',
    title: '',
  });
});
