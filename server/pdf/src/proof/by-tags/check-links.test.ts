import { expect, test } from '@jest/globals';
import { checkLinks } from './check-links.ts';
import type { StructureElement } from '../contents/structure.ts';

const url = 'https://example.org/1';

/** A link over two pages whose parts read so. */
function check(expected: string, first: string, second: string) {
  const root = {
    role: 'Link',
    kids: [{ content: 'a' }, { content: 'b' }, { annotation: 1 }, { annotation: 2 }],
  } as StructureElement;
  const rect: [number, number, number, number] = [0, 0, 100, 20];
  const places = [1, 2].map((page) => ({ id: page, page, url, rect }));
  const runOf = (page: number, text: string) => ({
    ...{ number: page, page, text, font: 'f', content: 'c', x: 10, y: 10 },
  });
  const runs = { a: [runOf(1, first)], b: [runOf(2, second)] };
  return checkLinks([{ href: url, text: expected }], places, root, (content) =>
    content === 'a' ? runs.a : runs.b,
  );
}

test('letters of a tall line that are painted at the foot of the page before are no other text', () => {
  expect(check('ไทยภาษา กำลัง ที่นี่ เป็น', 'ไทยภาษา กำลังที่นี่', 'ที่นี่ เป็น')).toEqual([]);
});

test('a link is found to read otherwise by letters that only one of the pages has, or none', () => {
  const wrong = expect.arrayContaining([{ kind: 'links', text: url }]);
  expect(check('ไทยภาษา เป็น', 'ไทยภาษา กำลัง', 'เป็น')).toEqual(wrong);
  expect(check('ไทยภาษา เป็น', 'ไทยภาษา', '')).toEqual(wrong);
  expect(check('one two', 'one two', 'two')).toEqual(wrong);
});
