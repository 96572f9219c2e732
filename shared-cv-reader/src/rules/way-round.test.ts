import { describe, expect, test } from '@jest/globals';
import { textLines } from '../readers/text-lines.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const readText = (...lines: string[]) => readLines(textLines(lines.join('\n')));
const HEAD = ['Marta Olivares', 'marta@example.org', ''];
const SKILLS = ['SKILLS', 'Advanced: Triage', ''];

describe('our own text file', () => {
  const { cv, unplaced } = readText(
    ...HEAD,
    'EXPERIENCIA LABORAL',
    'Becaria | 2011',
    'Universidad de Granada, Granada',
    'Apoyo en el laboratorio.',
    '',
    'FORMACIÓN',
    'Técnico Superior, Laboratorio | 2012 – 2014',
    'IES La Senda | Sobresaliente (9,4)',
    '',
    'COMPETENCIAS',
    'Avanzado: ISO 15189, Auditorías',
    'Otras: Excel',
    '',
    'PROYECTOS',
    'Banco de muestras | feb 2021 – mar 2022',
    'Fundación Salud',
    'Un banco para la comarca.',
    '',
    'CERTIFICADOS',
    'Soporte vital (caduca 2026) | mar 2024',
    'AEFA',
    '',
    'Operadora | may 2020',
    'CSN',
  );

  test('has its dates behind bars, and houses in capitals are no headings', () => {
    expect(cv.sections).toMatchObject([
      {
        kind: 'projects',
        entries: [
          { name: 'Banco de muestras', organisation: 'Fundación Salud', startDate: '2021-02' },
        ],
      },
      {
        kind: 'certificates',
        entries: [
          { name: 'Soporte vital (caduca 2026)', organisation: 'AEFA', startDate: '2024-03' },
          { name: 'Operadora', organisation: 'CSN', startDate: '2020-05' },
        ],
      },
    ]);
  });

  test('keeps a mark with its number in brackets, and leaves the name of a group alone', () => {
    expect(cv.education?.[0]?.gpa).toBe('Sobresaliente (9,4)');
    expect(cv.skills?.map(({ name }) => name)).toEqual(['ISO 15189', 'Auditorías', 'Excel']);
    expect(unplaced.map(({ text }) => text)).toEqual(['Otras']);
  });
});

test('a job with one year began and ended in it, which the review asks about', () => {
  const { cv, doubts } = readText(
    ...HEAD,
    'WORK',
    'Clerk | 2011',
    'Harbour Hotels Ltd',
    '',
    ...SKILLS,
  );
  expect(cv.work_experience).toMatchObject([{ startDate: '2011', endDate: '2011' }]);
  expect(doubts).toContain('work_experience[0].endDate');
});

test.each([
  ['Clerk (summer 2012)', 'Clerk', '2012'],
  ['Auxiliar (verano de 2012)', 'Auxiliar', '2012'],
  ['Aushilfe (Sommer 2012)', 'Aushilfe', '2012'],
])('%s is a job with its date, also beside others', (line, position, date) => {
  const { cv } = readText(
    ...HEAD,
    'WORK',
    'Boss | 2014',
    'Nord GmbH',
    '',
    line,
    'Süd GmbH',
    '',
    ...SKILLS,
  );
  expect(cv.work_experience).toMatchObject([
    { position: 'Boss' },
    { position, company: 'Süd GmbH', startDate: date },
  ]);
});

test('the last name above a smaller label is no label itself', () => {
  const { cv } = readLines(
    linesFrom(
      'Ada\n\n# Skills\n\nExpert:\nTriage\nAdvanced:\nISO 15189\nAudits\nOther:\nExcel',
    ).map((line) => {
      const size = /:$/.test(line.text) ? 8 : line.text === 'Skills' ? 16 : 10;
      const cells = line.cells.map((cell) => ({
        ...cell,
        runs: cell.runs.map((run) => ({ ...run, size })),
      }));
      return { ...line, cells };
    }),
  );
  expect(cv.skills?.map(({ name }) => name)).toEqual(['Triage', 'ISO 15189', 'Audits', 'Excel']);
});
