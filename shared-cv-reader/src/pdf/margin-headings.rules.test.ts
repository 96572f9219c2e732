import { describe, expect, test } from '@jest/globals';
import type { PageItem, PageText } from '@sastre/shared-pdf-pages';
import { linesOfPage } from './lines.rules.ts';

const item = (y: number, x: number, text: string, bold = false): PageItem => ({
  ...{ text, x, y, width: text.length * 4, size: 10 },
  ...{ bold, italic: false, font: bold ? 'bold' : 'text' },
});
const name = item(
  40,
  25,
  'Una Hebden-Royd, who is a keeper of bees and of other small things',
  true,
);
const margin = [
  item(100, 25, 'Professional', true),
  item(113, 25, 'experience', true),
  item(200, 25, 'Apprenticeships', true),
  item(260, 25, 'Skills', true),
];
const text = [
  ...[item(99, 160, 'Keeper'), item(112, 160, 'The Blue Boar'), item(125, 160, 'Bees and a mill.')],
  ...[item(150, 160, 'Hand'), item(163, 160, 'Moor House')],
  ...[item(199, 160, 'Smithing'), item(212, 160, 'Forge of the Dales')],
  ...[item(260, 160, 'Bees, Iron'), item(273, 160, 'Honey')],
];
const linesOf = (items: PageItem[]) => linesOfPage({ items, width: 595 } as PageText, 0);

describe('headings in the margin, of which one is wrapped', () => {
  test('are whole, each before what it is about', () => {
    expect(linesOf([name, ...margin, ...text]).map((line) => line.text)).toEqual([
      name.text,
      'Professional experience',
      ...['Keeper', 'The Blue Boar', 'Bees and a mill.', 'Hand', 'Moor House'],
      'Apprenticeships',
      ...['Smithing', 'Forge of the Dales'],
      'Skills',
      ...['Bees, Iron', 'Honey'],
    ]);
  });

  test('leave the text one edge, and are marked as large as they are', () => {
    const [, heading, ...lines] = linesOf([name, ...margin, ...text]);
    expect(new Set(lines.map(({ indent }) => indent))).toEqual(new Set([0]));
    expect(heading?.box).toEqual({ x: 25, y: 90, width: 48, height: 25 });
    expect(heading?.heading).toBe(1);
  });

  test('stay in their rows where dates or names stand below them, as in a table', () => {
    const dates = [item(150, 25, '2011 – 2014', true), ...margin];
    expect(linesOf([name, ...dates, ...text]).map((line) => line.cells.length)).toContain(2);
  });

  test('are two where each is known, and of its own kind', () => {
    const close = [
      ...margin.slice(0, -1),
      item(300, 25, 'Skills', true),
      item(316, 25, 'Languages', true),
    ];
    const beside = [...text.slice(0, -2), item(300, 160, 'Bees, Iron'), item(316, 160, 'English')];
    const texts = linesOf([name, ...close, ...beside]).map((line) => line.text);
    expect(texts.slice(-4)).toEqual(['Skills', 'Bees, Iron', 'Languages', 'English']);
  });
});
