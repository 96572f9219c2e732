import { expect, test } from '@jest/globals';
import { flowAbove } from './columns-above.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { partsOf } from './parts.rules.ts';

/** Page, column, left edge and top of lines. */
const placed = (text: string, places: readonly (readonly [number, number, number, number])[]) =>
  linesFrom(text).map((line, at) => {
    const [page = 0, flow = 0, x = 0, y = 0] = places[at] ?? [];
    return { ...line, page, flow, box: { x, y, width: 100, height: 12 } };
  });

const SIDEBAR = placed(
  '# Ana Ruiz\n# Education\nUniversidad de Granada\n# Languages\nSpanish\nColegio San Blas\n# Awards\nPrize',
  [
    [0, 0, 40, 30],
    [0, 1, 40, 60],
    [0, 1, 40, 80],
    [0, 2, 400, 60],
    [0, 2, 400, 80],
    [1, 0, 40, 30],
    [1, 0, 40, 60],
    [1, 0, 40, 80],
  ],
);

test('a page without columns goes on with the column that it stands below', () => {
  expect(partsOf(SIDEBAR).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])).toEqual([
    ['head', ['Ana Ruiz']],
    ['education', ['Universidad de Granada', 'Colegio San Blas']],
    ['languages', ['Spanish']],
    ['awards', ['Prize']],
  ]);
});

test('only its first line is asked, and only where the edge is that of a column', () => {
  const [, , , , last, first, second] = SIDEBAR;
  expect(first && flowAbove(first, last, SIDEBAR)).toBe(1);
  expect(second && flowAbove(second, first, SIDEBAR)).toBeUndefined();
  const box = { x: 90, y: 30, width: 100, height: 12 };
  expect(first && flowAbove({ ...first, box }, last, SIDEBAR)).toBeUndefined();
});
