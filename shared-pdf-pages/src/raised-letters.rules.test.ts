import { expect, test } from '@jest/globals';
import type { PageItem } from './page-items.ts';
import { withRaisedLetters } from './raised-letters.rules.ts';

const item = (text: string, x: number, y: number, width: number, size = 10): PageItem => ({
  ...{ text, x, y, width, size },
  ...{ bold: false, italic: false, font: 'f' },
});
const baselines = (...items: PageItem[]) => withRaisedLetters(items).map(({ y }) => y);

test('letters above or below the word that they touch are of its line', () => {
  expect(baselines(item('1', 100, 200, 5), item('st', 105, 196.4, 6, 7))).toEqual([200, 200]);
  expect(baselines(item('T', 100, 200, 6), item('E', 104.5, 203.2, 6))).toEqual([200, 200]);
});

test('what stands apart, further up, larger or behind no word stays where it is', () => {
  const word = item('Otley', 100, 200, 24);
  expect(baselines(word, item('UK', 132, 196, 10, 7))[1]).toBe(196);
  expect(baselines(word, item('at', 124, 188, 8))[1]).toBe(188);
  expect(baselines(word, item('A', 124, 196, 12, 18))[1]).toBe(196);
  expect(baselines(item('•', 100, 200, 4), item('C', 104, 196, 6))[1]).toBe(196);
  expect(baselines(word, item('Lancs', 124, 196, 20, 7))[1]).toBe(196);
});
