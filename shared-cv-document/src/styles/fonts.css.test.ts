import { expect, test } from '@jest/globals';
import { FONT_PAIRS, fontPairOf } from '../fonts/font-pairs.ts';
import { fontFaces, fontVariables } from './fonts.css.ts';

const facesOf = (pair: string) => fontFaces(fontPairOf(pair)).split('\n');
const localsOf = (pair: string) =>
  facesOf(pair).map((face) => /local\('([^']+)'\)/.exec(face)?.[1]);
const SOURCE = [
  'SourceSans3-Regular',
  'SourceSans3-It',
  'SourceSans3-Semibold',
  'SourceSans3-SemiboldIt',
  'SourceSerif4-Semibold',
];

test('six pairs have names of their own, the default first', () => {
  expect(FONT_PAIRS.map(({ id }) => id)).toEqual([
    'source',
    'inter',
    'fira',
    'alegreya',
    'literata',
    'garamond',
  ]);
});

test.each([undefined, '', 'unheard-of', 'constructor', 'source'])(
  'what is stored as %j is set in Source alone',
  (value) => {
    expect(fontPairOf(value)).toBe(FONT_PAIRS[0]);
    expect(fontFaces(fontPairOf(value)).split('\n')).toHaveLength(SOURCE.length);
    expect(fontVariables(fontPairOf(value)).join()).not.toContain('CV Text');
  },
);

test('a pair brings four cuts of its text and one of its headings, and Source stands behind them', () => {
  expect(localsOf('fira')).toEqual([
    'CVFiraSans-0.4.1-400',
    'CVFiraSans-0.4.1-400i',
    'CVFiraSans-0.4.1-600',
    'CVFiraSans-0.4.1-600i',
    'CVLiterata-0.4.3-600',
    ...SOURCE,
  ]);
  expect(fontVariables(fontPairOf('fira'))).toEqual([
    "--cv-font-text:'CV Text','CV Sans','CV World',sans-serif",
    "--cv-font-heading:'CV Heading','CV Serif','CV Sans','CV World',serif",
  ]);
});

test('the faces of a pair are those of its own addresses, and stand on the line as Source does', () => {
  const [regular, italic] = facesOf('garamond');
  expect(regular).toBe(
    "@font-face{font-family:'CV Text';font-weight:400;font-style:normal;font-display:block;" +
      'size-adjust:110%;ascent-override:90.91%;descent-override:29.64%;' +
      "src:local('CVEBGaramond-0.4.3-400'),url(/fonts/pairs/eb-garamond-0.4.3/400.ttf) format('truetype')}",
  );
  expect(italic).toContain('font-style:italic');
});
