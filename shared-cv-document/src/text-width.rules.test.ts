import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { widthsOf } from './fonts/read-widths.fixture.ts';
import { textWidth, type MeasuredFont } from './text-width.rules.ts';

const { resolve } = createRequire(join(process.cwd(), 'mfe-export/package.json'));
const FONTS: [MeasuredFont, string][] = [
  ['sans', 'source-sans/TTF/SourceSans3-Regular.ttf'],
  ['serif', 'source-serif/TTF/SourceSerif4-Semibold.ttf'],
];
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));

test.each(FONTS)('the widths of %s are those of its font', (font, file) => {
  const widths = widthsOf(readFileSync(resolve(file)));
  for (const character of ASCII)
    expect([character, textWidth(character, font)]).toEqual([
      character,
      Math.round(1_000 * (widths.get(character.codePointAt(0) ?? 0) ?? 0)) / 1_000,
    ]);
});

test.each(FONTS)(
  'words of any script of %s are told at least as wide as they are',
  (font, file) => {
    const widths = widthsOf(readFileSync(resolve(file)));
    for (const word of [
      'Пётр Ковальчук',
      'Γιώργος Παπαδόπουλος',
      'Đặng Thị Thu Hương',
      'Łukasz Żółć',
    ]) {
      const real = [...word].reduce(
        (sum, letter) => sum + (widths.get(letter.codePointAt(0) ?? 0) ?? 0),
        0,
      );
      expect(textWidth(word, font)).toBeGreaterThan(0.98 * real);
      expect(textWidth(word, font)).toBeLessThan(1.25 * real);
    }
  },
);
