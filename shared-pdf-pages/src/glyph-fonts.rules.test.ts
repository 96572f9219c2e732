import { expect, test } from '@jest/globals';
import { withoutGlyphs } from './glyph-fonts.rules.ts';
import type { PageItem } from './page-items.ts';

const item = (text: string, x: number, y: number, font = 'letters'): PageItem => ({
  ...{ text, x, y, font, size: 10, bold: false, italic: false },
  width: text.length * 5,
});
const isIcon = ({ font }: PageItem) => font === 'icons';
const read = (...items: readonly PageItem[]) => {
  const { items: kept, marked } = withoutGlyphs(items, isIcon);
  return { kept: kept.map(({ text }) => text), marked: [...marked].map(({ text }) => text) };
};

test('icons before dates and places are left out, and make no items of a list', () => {
  expect(
    read(
      ...[item('\uf073', 35, 100, 'icons'), item('May 2019 – June 2021', 51, 100)],
      ...[item('\uf041', 200, 100, 'icons'), item('Split', 215, 100)],
      ...[item('\uf073', 35, 200, 'icons'), item('2017 – 2019', 51, 200)],
      ...[item('\uf041', 200, 200, 'icons'), item('Pula', 215, 200)],
    ),
  ).toEqual({ kept: ['May 2019 – June 2021', 'Split', '2017 – 2019', 'Pula'], marked: [] });
});

test('an icon that comes again before what was done marks the items of a list', () => {
  expect(
    read(
      ...[item('\uf105', 35, 100, 'icons'), item('Spliced ropes', 51, 100)],
      ...[item('\uf105', 35, 120, 'icons'), item('Rigged lines', 51, 120)],
    ),
  ).toEqual({
    kept: ['Spliced ropes', 'Rigged lines'],
    marked: ['Spliced ropes', 'Rigged lines'],
  });
});

test('icons that stand for levels say nothing', () => {
  const stars = [item('Croatian', 35, 100), item('\uf005 \uf005', 120, 100, 'icons')];
  expect(read(...stars).kept).toEqual(['Croatian']);
});
