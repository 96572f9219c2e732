import { expect, test } from '@jest/globals';
import { aroundNames } from './near.rules.ts';

test('a town that stands beside the names of an entry is shown for it', () => {
  const text = 'Nurse, St Lucas, Ghent, 2019 - 2021';
  expect(aroundNames(text, ['St Lucas', 'Nurse'])).toContain('Ghent');
});

test('a town far from an entry or within its names is not', () => {
  const text = `Ghent, Belgium ${'words '.repeat(60)} Nurse, St Lucas Ghent, 2019 - 2021`;
  expect(aroundNames(text, ['St Lucas Ghent', 'Nurse'])).not.toContain('Ghent');
  expect(aroundNames(text, [''])).toBe('');
});
