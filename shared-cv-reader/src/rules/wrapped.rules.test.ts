import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import { unwrapped } from './wrapped.rules.ts';

const texts = (text: string) =>
  unwrapped(linesFrom(text)).map(({ cells }) => cells.map((cell) => cell.text).join(' | '));

test('dates that a narrow column wraps are one range', () => {
  expect(texts('06/2015 – ¦ Senior Nurse\n01/2019 ¦ Hospital')).toEqual([
    '06/2015 – 01/2019 | Senior Nurse',
    'Hospital',
  ]);
});

test('dates of two entries are left alone', () => {
  const text = ['2015 ¦ Senior Nurse', '2019 ¦ Nurse'];
  expect(texts(text.join('\n'))).toEqual(['2015 | Senior Nurse', '2019 | Nurse']);
});

test('a heading in the margin that is wrapped stands before its part', () => {
  const bold = (text: string) =>
    linesFrom(text).map((line) => ({
      ...line,
      cells: line.cells.map((cell, at) => ({
        ...cell,
        runs: cell.runs.map((run) => ({ ...run, bold: at === 0 || run.text === 'Jefe de cocina' })),
      })),
    }));
  const { cv } = readLines(
    bold(
      [
        '# Iker Goñi',
        'Perfil ¦ Cocinero de producto y de temporada, con doce años en restaurantes del norte y de Lyon.',
        'Competencias ¦ Pescados, Escandallos',
        'Experiencia ¦ Jefe de cocina ¦ 2020 – actualidad',
        'laboral ¦ Restaurante Itsasertz, Getaria, España',
      ].join('\n'),
    ),
  );
  expect(cv.work_experience).toMatchObject([
    { position: 'Jefe de cocina', company: 'Restaurante Itsasertz', location: 'Getaria, España' },
  ]);
});

test('a name beside its dates goes on below them where the file calls both one heading', () => {
  const lines = linesFrom('Applied Science, Business ¦ 2012 – 2014\nAdministration');
  const told = lines.map((line) => ({
    ...line,
    heading: 3,
    cells: line.cells.map((cell, at) => ({ ...cell, block: at })),
  }));
  expect(unwrapped(told).map(({ text }) => text)).toEqual([
    'Applied Science, Business Administration 2012 – 2014',
  ]);
  expect(unwrapped(lines)).toHaveLength(2);
});

test('of a name that goes on below its dates a broken word is whole', () => {
  const lines = linesFrom('Applied Administra- ¦ 2012 – 2014\ntion');
  const told = lines.map((line) => ({
    ...line,
    heading: 3,
    breaksWords: true,
    cells: line.cells.map((cell, at) => ({ ...cell, block: at })),
  }));
  expect(unwrapped(told).map(({ text }) => text)).toEqual(['Applied Administration 2012 – 2014']);
});

describe('a range of dates that is wrapped', () => {
  const texts = (text: string) =>
    unwrapped(linesFrom(text)).map(({ cells }) => cells.map((cell) => cell.text).join(' ¦ '));

  test('is whole at the right end of its lines', () => {
    expect(texts('Polar Lines, ¦ 04.2022 –\nHebden Sound ¦ present\nCook')).toEqual([
      'Polar Lines, ¦ 04.2022 – present',
      'Hebden Sound',
      'Cook',
    ]);
  });

  test('is whole within a line of names', () => {
    expect(texts('Polar Lines, Oslo, abril de 2006 – noviembre de\n2010\nCook')).toEqual([
      'Polar Lines, Oslo, abril de 2006 – noviembre de 2010',
      'Cook',
    ]);
    expect(texts('Polar Lines, Oslo, April 2006 –\nCook for the crew')).toHaveLength(2);
  });
});

test('what stands beside the second half of a range is an item where its glyph stands there', () => {
  const [, second] = unwrapped(
    linesFrom('07/2022 – ¦ Seilerei Nord\n09/2025 ¦ • ¦ Spleißte Seile'),
  );
  expect(second).toMatchObject({ text: 'Spleißte Seile', bullet: true });
});

test.each([
  ['Porter, Docks, oct\n2019 – jun 2023', 'Porter, Docks, oct 2019 – jun 2023'],
  ['Porter, Docks, mayo de\n2021', 'Porter, Docks, mayo de 2021'],
  ['Porter — Docks (10/2017\n– heute)', 'Porter — Docks (10/2017 – heute)'],
  ['Docks, Nantes ¦ mars 2015 – décembre\n2017', 'Docks, Nantes | mars 2015 – décembre 2017'],
  ['Docks, Nantes ¦ décembre\n2017', 'Docks, Nantes | décembre 2017'],
])('dates at the end of a line are whole again: %j', (text, whole) => {
  const lines = linesFrom(text).map((line, at) => {
    const isBelow = at === 1 && text.includes('¦');
    return isBelow ? { ...line, cells: line.cells.map((cell) => ({ ...cell, x: 230 })) } : line;
  });
  const found = unwrapped(lines).map(({ cells }) => cells.map((cell) => cell.text).join(' | '));
  expect(found).toEqual([whole]);
});

test.each(['Porter, Docks\n2019 – jun 2023', 'Worked in Rome, Lima and Oslo in March 2020\n2021'])(
  'years below other lines stand alone: %j',
  (text) => {
    expect(texts(text)).toEqual(text.split('\n'));
  },
);
