import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { withTypedBullets } from './typed-bullets.rules.ts';

const read = (text: string) =>
  withTypedBullets(linesFrom(text)).map(({ text: said, bullet, cells }) => [
    said,
    bullet,
    cells[0]?.runs.map((run) => run.text).join(''),
  ]);

test('a glyph that was typed begins an item', () => {
  expect(read('• Baked bread\nSold it')).toEqual([
    ['Baked bread', true, 'Baked bread'],
    ['Sold it', false, 'Sold it'],
  ]);
});

test('a dash begins no item where a name in bold is wrapped before it', () => {
  expect(read('# – Cook\n# – Baker').some(([, bullet]) => bullet)).toBe(false);
});

test('dashes begin items where there are several of them', () => {
  expect(read('– Baked bread\n– Sold it').every(([, bullet]) => bullet)).toBe(true);
  expect(read('– Baked bread\nSold it').some(([, bullet]) => bullet)).toBe(false);
  expect(read('– and cakes\n– and pies').some(([, bullet]) => bullet)).toBe(false);
});

test('a number beside a text begins an item, and none beside a name or a heading', () => {
  expect(read('1. ¦ Baked bread for a village')).toEqual([
    ['Baked bread for a village', true, 'Baked bread for a village'],
  ]);
  expect(read('1. ¦ Staatsexamen')[0]?.[1]).toBe(false);
  expect(read('# 1. ¦ Work that I did')[0]?.[1]).toBe(false);
});

test('stars right before the text begin items where there are several of them', () => {
  expect(read('*2009 : Baked bread\n*Sold it')).toEqual([
    ['2009 : Baked bread', true, '2009 : Baked bread'],
    ['Sold it', true, 'Sold it'],
  ]);
  expect(read('*as far as I know\nSold it').some(([, bullet]) => bullet)).toBe(false);
});
