import { expect, test } from '@jest/globals';
import { fontPairOf } from './fonts/font-pairs.ts';
import { languageColumns } from './language-columns.rules.ts';

const FOUR = [
  'Deutsch (Muttersprache)',
  'Englisch (Fließend)',
  'Ungarisch (Gute Kenntnisse)',
  'Französisch (Grundkenntnisse)',
];
const columns = (languages: readonly string[], room: number) =>
  languageColumns(languages, { room, em: 3.5, font: fontPairOf('source').text });

test.each([
  [FOUR.slice(0, 2), 146, 0],
  [FOUR, 146, 2],
  [FOUR, 300, 0],
  [[...FOUR, 'Tschechisch (Grundkenntnisse)'], 170, 3],
  [FOUR, 60, 0],
])('%j on a line of %d mm stand in %d columns', (languages, room, expected) => {
  expect(columns(languages, room)).toBe(expected);
});
