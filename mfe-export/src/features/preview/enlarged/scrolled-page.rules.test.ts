import { expect, test } from '@jest/globals';
import { scrollByKey, scrolledPage } from './scrolled-page.rules.ts';

const box = (scrollTop: number, clientHeight = 800, scrollHeight = 3_600) => ({
  scrollTop,
  clientHeight,
  scrollHeight,
});

test('the first page at the top, the last at the end, each of them between', () => {
  const seen = Array.from({ length: 29 }, (_, at) => scrolledPage(box(at * 100), 3));
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(2);
  expect([...new Set(seen)]).toEqual([0, 1, 2]);
  expect(seen).toEqual([...seen].sort());
});

test('also where more than one page is seen at once', () => {
  expect(scrolledPage(box(0, 2_400), 3)).toBe(0);
  expect(scrolledPage(box(1_200, 2_400), 3)).toBe(2);
  expect(scrolledPage(box(0, 900, 900), 3)).toBe(0);
});

test('keys scroll by some lines, by a screen and to the ends; with Ctrl or Alt they are the browser’s', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false };
  const by = (key: string) => scrollByKey({ key, ...none }, box(1_000));
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a'].map(by)).toEqual([
    1_060,
    940,
    1_720,
    280,
    0,
    3_600,
    undefined,
  ]);
  expect(scrollByKey({ key: 'Home', ...none, ctrlKey: true }, box(0))).toBeUndefined();
});
