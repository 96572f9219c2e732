import { expect, test } from '@jest/globals';
import { readRequirements } from '../read/requirements.rules.ts';
import { readJobText } from './job-text.rules.ts';
import { withoutCodes, withoutQuoting } from './codes.rules.ts';

test('points that are counted behind a letter are points', () => {
  const ad = `PERSON SPECIFICATION

Essential
E1  Knowledge of drivers' hours rules
E2  Tachograph analysis
E3  Full driving licence

Desirable
D1  Welsh
D2  IOSH Managing Safely
D3  Cold-store experience`;
  const read = readRequirements(readJobText(ad));
  expect(read.map(({ term }) => term).filter((term) => /\b[ED]\d/.test(term))).toEqual([]);
  expect(read.find(({ term }) => term === 'Tachograph analysis')?.need).toBe('must');
  expect(read.find(({ term }) => term === 'Welsh')?.need).toBe('nice');
});

test.each([
  ['levels of languages', 'B2 German\nC1 English\nA1 Spanish'],
  ['a code or two', 'S7 controllers\nCE1 class'],
  ['codes in no order', 'K4 one\nK2 two\nK9 three'],
])('%s are none', (_name, text) => {
  expect(withoutCodes(text)).toBe(text);
});

test('points that are set off like what a mail answers are points below what they belong to', () => {
  expect(withoutQuoting('Essential:\n> Excel\n> Incoterms\n\nHi')).toBe(
    'Essential:\n- Excel\n- Incoterms\n\nHi',
  );
  expect(withoutQuoting('> Hi Dan\n> we need a clerk')).toBe('> Hi Dan\n> we need a clerk');
});
