import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FONT_PAIRS, fontPairOf, type PairFont } from './fonts/font-pairs.ts';
import { widthsOf } from './fonts/read-widths.fixture.ts';
import { textWidth } from './text-width.rules.ts';

const { resolve } = createRequire(join(process.cwd(), 'mfe-export/package.json'));
const GOOGLE = '@expo-google-fonts';
const FILES: Record<PairFont['widths'], string> = {
  'source-sans-400': 'source-sans/TTF/SourceSans3-Regular.ttf',
  'source-serif-600': 'source-serif/TTF/SourceSerif4-Semibold.ttf',
  'inter-400': `${GOOGLE}/inter/400Regular/Inter_400Regular.ttf`,
  'inter-600': `${GOOGLE}/inter/600SemiBold/Inter_600SemiBold.ttf`,
  'fira-sans-400': `${GOOGLE}/fira-sans/400Regular/FiraSans_400Regular.ttf`,
  'fira-sans-600': `${GOOGLE}/fira-sans/600SemiBold/FiraSans_600SemiBold.ttf`,
  'literata-400': `${GOOGLE}/literata/400Regular/Literata_400Regular.ttf`,
  'literata-600': `${GOOGLE}/literata/600SemiBold/Literata_600SemiBold.ttf`,
  'eb-garamond-400': `${GOOGLE}/eb-garamond/400Regular/EBGaramond_400Regular.ttf`,
  'eb-garamond-600': `${GOOGLE}/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf`,
  'alegreya-sans-400': `${GOOGLE}/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf`,
  'alegreya-600': `${GOOGLE}/alegreya/600SemiBold/Alegreya_600SemiBold.ttf`,
};
/** The build widens the spaces of a pair up to this. */
const WORD_SPACE = 0.225;
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
const fonts = FONT_PAIRS.flatMap(({ text, heading }) => [text, heading]);
const FONTS = fonts.map((font) => [font.widths, font] as const);

function advances({ widths, family }: PairFont): (character: string) => number {
  const read = widthsOf(readFileSync(resolve(FILES[widths])));
  return (character) => {
    const width = read.get(character.codePointAt(0) ?? 0) ?? 0;
    return character === ' ' && family !== undefined ? Math.max(WORD_SPACE, width) : width;
  };
}

test.each(FONTS)('the widths of %s are those of its font', (_, font) => {
  const width = advances(font);
  const told = ASCII.map((one) => [one, Math.round(1_000 * textWidth(one, { ...font, size: 1 }))]);
  expect(told).toEqual(ASCII.map((one) => [one, Math.round(1_000 * width(one))]));
});

test.each(FONTS)('words of any script of %s are told at least as wide as they are', (_, font) => {
  const width = advances(font);
  for (const word of [
    'Пётр Ковальчук',
    'Γιώργος Παπαδόπουλος',
    'Đặng Thị Thu Hương',
    'Łukasz Żółć',
  ]) {
    const real = font.size * [...word].reduce((sum, letter) => sum + width(letter), 0);
    expect(textWidth(word, font)).toBeGreaterThan(0.98 * real);
    expect(textWidth(word, font)).toBeLessThan(1.25 * real);
  }
});

// Ems in the cuts of Noto Sans that stand behind every pair, at 600.
test.each([
  ['ექსპერტი', 5.226],
  ['თავისუფლად', 7.391],
  ['Փորձագետ', 5.936],
  ['Հմտություններ', 7.691],
  ['سلمى عبد الرحمن الخطيب', 11.077],
])('%s is told at least as wide as it is', (word, real) => {
  expect(textWidth(word, fontPairOf('source').text)).toBeGreaterThan(real);
});

test.each(FONT_PAIRS)('$id sets about as much on a line as the default', ({ text, heading }) => {
  const source = fontPairOf('source');
  const words = 'Planner of berths, cranes and crews for two container terminals (2018-2020)';
  for (const [font, usual] of [
    [text, source.text],
    [heading, source.heading],
  ] as const) {
    const ratio = textWidth(words, font) / textWidth(words, usual);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.07);
  }
});
