import { expect, test } from '@jest/globals';
import { filledCv } from '../routing/test-app.fixture.tsx';
import { hintPath, hintsOf } from './hints.rules.ts';

test('a thin CV gets three hints, what weighs most first; each leads to its tab', () => {
  expect(hintsOf(filledCv)).toEqual(['summary', 'experience', 'skills']);
  expect(hintsOf(filledCv).map(hintPath)).toEqual([
    '/cv-data?edit=true&tab=personal',
    '/cv-data?edit=true&tab=experience',
    '/cv-data?edit=true&tab=skills',
  ]);
});

test('what is there needs no hint', () => {
  const summary = { ...filledCv.personal_info, summary: 'Counts before arguing.' };
  const skills = [{ id: 's1', name: 'SQL', level: 'Expert' as const }];
  expect(hintsOf({ ...filledCv, personal_info: summary, skills })).toEqual([
    'experience',
    'education',
  ]);
});
