import { expect, test } from '@jest/globals';
import type { CvContent } from '@sastre/shared-contracts/api';
import { isFound } from './held-in.fixture.ts';

const speaks = (...all: [string, 'Native' | 'B1' | 'A1'][]): Partial<CvContent> => ({
  language_skills: all.map(([language, level], at) => ({ id: `l${at}`, language, level })),
});

test.each([
  [
    'Requirements:',
    'A second European language',
    [
      ['English', 'Native'],
      ['German', 'B1'],
    ],
    true,
  ],
  [
    'Requirements:',
    'A second European language',
    [
      ['English', 'Native'],
      ['Hindi', 'B1'],
    ],
    false,
  ],
  [
    'Requirements:',
    'A second European language',
    [
      ['English', 'Native'],
      ['German', 'A1'],
    ],
    false,
  ],
  [
    'Requirements:',
    'Another foreign language',
    [
      ['English', 'Native'],
      ['Hindi', 'B1'],
    ],
    true,
  ],
  [
    'Ihr Profil',
    'Eine weitere Fremdsprache',
    [
      ['Deutsch', 'Native'],
      ['Französisch', 'B1'],
    ],
    true,
  ],
  ['Ihr Profil', 'Eine weitere Fremdsprache', [['Deutsch', 'Native']], false],
  [
    'Requisitos',
    'Otro idioma europeo',
    [
      ['Español', 'Native'],
      ['Italiano', 'B1'],
    ],
    true,
  ],
] as const)('%s %s: %j', (section, asked, held, is) => {
  expect(isFound(section, asked, speaks(...(held as unknown as [string, 'B1'][])))).toBe(is);
});
