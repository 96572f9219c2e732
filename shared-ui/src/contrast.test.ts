import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Theme = Map<string, string>;

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Hex colours of the block that begins with `head`. */
function colours(head: string): Theme {
  const begin = css.indexOf(`${head} {`);
  if (begin < 0) throw new Error(`tokens.css has no ${head}.`);
  const block = css.slice(begin, css.indexOf('}', begin));
  const found = block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two tokens. */
function contrast(theme: Theme, ink: string, ground: string): number {
  const [lighter = 0, darker = 0] = [ink, ground]
    .map((name) => {
      const hex = theme.get(name);
      if (hex === undefined) throw new Error(`No colour --${name}.`);
      return luminance(hex);
    })
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const light = colours(':root');
const dark = colours(":root[data-theme='dark']");
const themes = { light, dark: new Map([...light, ...dark]) };

const TEXT = [
  ...['text', 'text2', 'text3'].flatMap((ink) =>
    ['canvas', 'surface', 'sunken'].map((ground) => [ink, ground]),
  ),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['primary-ink', 'surface'],
  ['primary-ink', 'canvas'],
  ['primary-ink', 'primary-soft'],
  ['on-mark', 'mark'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['danger-ink', 'surface'],
  ['danger-ink', 'danger-soft'],
  ['danger-ink', 'canvas'],
  ['warn-ink', 'warn-soft'],
  ['on-ink', 'ink'],
] as [string, string][];
const SHAPES: [string, string][] = [
  ['field', 'surface'],
  ['field', 'canvas'],
  ['focus', 'canvas'],
  ['focus', 'surface'],
  ['primary', 'sunken'],
  ['danger', 'surface'],
];
const pairs = [
  ...TEXT.map((pair) => [...pair, 4.5] as const),
  ...SHAPES.map((pair) => [...pair, 3] as const),
];

describe.each(['light', 'dark'] as const)('%s', (name) => {
  test.each(pairs)('%s on %s is at least %p to 1', (ink, ground, least) => {
    expect(contrast(themes[name], ink, ground)).toBeGreaterThanOrEqual(least);
  });
});

test('the formula gives the ends of the scale and a figure known from outside', () => {
  const theme = new Map([
    ['black', '#000000'],
    ['white', '#ffffff'],
    ['grey', '#767676'],
  ]);
  expect(contrast(theme, 'black', 'white')).toBe(21);
  expect(contrast(theme, 'white', 'white')).toBe(1);
  expect(contrast(theme, 'grey', 'white')).toBeCloseTo(4.54, 2);
});

test('dark by the system is dark by choice, and redefines only colours that light has', () => {
  expect([...colours(':root:not([data-theme])')]).toEqual([...dark]);
  expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
});
