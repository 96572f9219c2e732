import { expect, test } from '@jest/globals';
import { createShownWords } from './shown-words.rules.ts';

const has = (html: string, text: string) => createShownWords(html).hasAllOf(text);

test.each([
  ['<p>Ana</p><p>Maria</p>', 'Ana Maria'],
  ['<p>F\u00fcr <b>Stra</b>\u00dfe</p>', 'f\u00fcr stra\u00dfe'],
  ['<p>Don&#39;t &amp; &#x20AC;5</p>', "Don't & \u20ac5"],
  ['<p>co\u00adoper\u00adate</p>', 'cooperate'],
  [
    '<a href="https://a.example/x?y=1">me</a>',
    '[me](https://a.example) https://www.a.example/x?y=1',
  ],
  ['<p>\u6771\u4eac\u5927\u5b66<b>\u5de5\u5b66</b>\u90e8</p>', '\u5927\u5b66\u5de5\u5b66\u90e8'],
])('%s shows %s', (html, text) => {
  expect(has(html, text)).toBe(true);
});

test.each([
  ['<style>.ana{}</style><p>Maria</p>', 'Ana'],
  ['<p>\u0130\u0130\u0130</p><style>.ana{}</style>', 'Ana'],
  ['<STYLE>p{}</STYLE ><p>Maria</p><style>.ana{}</style>', 'Ana'],
  ['<p data-name="Ana">Maria</p>', 'Ana'],
  ['<p>Ana</p>', 'Ana Maria'],
  ['<p>&#99999999;&#x7fffffff;</p>', 'Ana'],
])('%s does not show %s', (html, text) => {
  expect(has(html, text)).toBe(false);
});

test.each(['<', '<style', '<style>', '<a href="', '&#', '&', '<b', 'a<', '\u00ad'])(
  'a document of nothing but %s is read to its end',
  (part) => {
    const html = part.repeat(500_000 / part.length);
    const words = createShownWords(html);
    expect(words.hasAllOf('Ana')).toBe(false);
    // a square of this would take hours
    for (let at = 0; at < 2_000; at += 1) words.hasAllOf(`word${at}`);
  },
);

test('words that stand nowhere are not looked for without end', () => {
  const words = createShownWords(`<p>${'x<b>y</b>'.repeat(1_000)} Ana</p>`);
  expect(words.hasAllOf('xyx')).toBe(true);
  for (let at = 0; at < 1_000; at += 1) words.hasAllOf(`word${at}`);
  expect(words.hasAllOf('yxy')).toBe(false);
  expect([words.hasAllOf('xyx'), words.hasAllOf('Ana')]).toEqual([true, true]);
});
