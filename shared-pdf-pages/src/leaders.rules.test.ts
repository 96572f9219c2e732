import { expect, test } from '@jest/globals';
import { withoutLeaders } from './leaders.rules.ts';
import type { PageItem } from './page-items.ts';

const item = (text: string): PageItem => ({
  ...{ text, x: 100, y: 50, size: 10, font: 'one', bold: false, italic: false },
  width: text.length * 5,
});
const read = (text: string) =>
  withoutLeaders([item(text)]).map((one) => [one.text.trim(), Math.round(one.x)]);

test.each([
  [
    'Hafenwerk Co. . . . . . . . . . Split',
    [
      ['Hafenwerk Co', 100],
      ['Split', 260],
    ],
  ],
  ['Hafenwerk .................', [['Hafenwerk', 100]]],
  ['. . . . . . . .', []],
  ['and so on ...', [['and so on ...', 100]]],
  ['3.5 t and 1.2.3.4', [['3.5 t and 1.2.3.4', 100]]],
])('%s', (text, parts) => {
  expect(read(text)).toEqual(parts);
});
