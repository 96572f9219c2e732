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
});
