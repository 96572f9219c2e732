import { describe, expect, test } from '@jest/globals';
import { textLines } from '../readers/text-lines.rules.ts';
import { readLines } from './read-lines.ts';

const read = (...lines: string[]) => readLines(textLines(lines.join('\n'))).cv;

test.each([
  ['• Bachiller Mercantil.', 'Bachiller', 'Mercantil'],
  ['• Licenciada en Contaduría Pública.', 'Licenciada', 'Contaduría Pública'],
])('the one item below a school is what was learned there: %s', (item, degree, field) => {
  const { education } = read(
    'Ines Costa',
    '',
    'Formación académica',
    '2001-2005   Universidad de Granada',
    item,
    '',
    'Conocimientos',
    '• Asientos contables.',
    '• Excel.',
  );
  expect(education).toMatchObject([{ institution: 'Universidad de Granada', degree, field }]);
});

test('an item that is no degree is not what was learned', () => {
  const { education } = read(
    'Ines Costa',
    '',
    'Education',
    '2001-2005   University of Granada',
    '• A weekly talk with twenty listeners.',
    '',
    'Skills',
    '• Excel.',
  );
  expect(education).toMatchObject([
    { institution: 'University of Granada', degree: '', field: '' },
  ]);
});

test('the full stop behind a whole word belongs to no skill', () => {
  const { skills } = read(
    'Ines Costa',
    '',
    'Skills',
    '• Monthly accounts.',
    '• Node.js',
    '• Driving licence kat. B',
    '• Excel.',
  );
  expect(skills?.map(({ name }) => name)).toEqual([
    'Monthly accounts',
    'Node.js',
    'Driving licence kat. B',
    'Excel',
  ]);
});

test('names with a bar between are no sentence, however they end', () => {
  const { work_experience: jobs } = read(
    'Ines Costa',
    '',
    'Experiencia',
    '1999 - 2001   Auxiliar Contable',
    'Tradequip | Maracaibo.',
    '2001 - 2011   Analista Contable',
    'Rodamientos y Sellos | Maracaibo.',
  );
  expect(jobs?.map(({ position }) => position)).toEqual(['Auxiliar Contable', 'Analista Contable']);
  expect(jobs?.[0]?.company).toContain('Tradequip');
});

describe('below a name', () => {
  const titleOf = (line: string) =>
    read('Ines Costa', line, 'ines@example.org', '', 'Skills', 'Excel, Word').personal_info?.title;

  test.each(['CE. 6540983', 'Persönlich Daten', 'Pasaje El Salvador 4057'])(
    '%j is no title',
    (line) => expect(titleOf(line)).toBe(''),
  );
  test.each(['Contact centre agent', 'Technikerin'])('%j is one', (line) =>
    expect(titleOf(line)).toBe(line),
  );
});
