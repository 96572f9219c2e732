import { describe, expect, test } from '@jest/globals';
import { withoutIcons } from './glyphs.rules.ts';
import { linesFrom } from './lines.fixture.ts';

const texts = (text: string) =>
  withoutIcons(linesFrom(text)).map(({ cells }) => cells.map((cell) => cell.text));

describe('icons that a font has for letters', () => {
  test('go out of the text beside them', () => {
    expect(texts('\uE0AA Madrid, Spain ¦ \uE0AB +34 600 123 456')).toEqual([
      ['Madrid, Spain', '+34 600 123 456'],
    ]);
  });

  test('go where every font draws them, and where nobody knows them', () => {
    const [flag, laptop, lone] = ['\u{1F1EF}\u{1F1F5}', '\u{1F4BB}', '\uD83D'];
    expect(texts(`${flag} Japanese ¦ ${laptop} Python`)).toEqual([['Japanese', 'Python']]);
    expect(texts(`\uFFFD Ruby ¦ ${lone} Git`)).toEqual([['Ruby', 'Git']]);
    expect(texts('di\uFFFDerent ¦ \u2B50\u2B50')).toEqual([['di\uFFFDerent', '\u2B50\u2B50']]);
  });

  test('go where an arrow stands alone behind a line, but not between dates', () => {
    expect(texts('Opleiding ¦ \u2197')).toEqual([['Opleiding']]);
    expect(texts('2019 ¦ \u2192 ¦ 2021')).toEqual([['2019', '\u2192', '2021']]);
  });
});
