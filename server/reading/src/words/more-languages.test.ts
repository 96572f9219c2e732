import { expect, test } from '@jest/globals';
import { findHumanLanguages, languageName } from '../ad/terms.rules.ts';

test.each([
  ['Irish (B1)', 'Irish', 'irlandés', 'Irisch'],
  ['Walisisch, gut', 'Welsh', 'galés', 'Walisisch'],
  ['nociones de islandés', 'Icelandic', 'islandés', 'Isländisch'],
  ['euskera', 'Basque', 'euskera', 'Baskisch'],
  ['Dutch', 'Dutch', 'neerlandés', 'Niederländisch'],
  ['Valencian', 'Valencian', 'valenciano', 'Valencianisch'],
])('%s is named in each language', (written, en, es, de) => {
  const [name = ''] = findHumanLanguages(written);
  expect([languageName(name, 'en'), languageName(name, 'es'), languageName(name, 'de')]).toEqual([
    ...[en, es, de],
  ]);
});

test('a continent is no language', () => {
  expect(findHumanLanguages('Sales in Latin America')).toEqual([]);
});
