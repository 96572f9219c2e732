import { expect, test } from '@jest/globals';
import { fontPairOf } from './fonts/font-pairs.ts';
import { languageColumns } from './language-columns.rules.ts';

const FOUR = [
  'Deutsch (Muttersprache)',
  'Englisch (Fließend)',
  'Ungarisch (Gute Kenntnisse)',
  'Französisch (Grundkenntnisse)',
];
/** Of a page with dates at its start, on which they were parted 2 + 1 with room for all. */
const THREE = ['Deutsch (Muttersprache)', 'Englisch (Fließend)', 'Französisch (Gute Kenntnisse)'];
const columns = (languages: readonly string[], room: number) =>
  languageColumns(languages, { room, em: 3.5, font: fontPairOf('source').text });

test.each([
  [FOUR.slice(0, 2), 146, 0],
  [THREE, 133, 0],
  [FOUR, 146, 2],
  [FOUR, 300, 0],
  [[...FOUR, 'Tschechisch (Grundkenntnisse)'], 170, 3],
  [FOUR, 60, 0],
])('%j on a line of %d mm stand in %d columns', (languages, room, expected) => {
  expect(columns(languages, room)).toBe(expected);
});
