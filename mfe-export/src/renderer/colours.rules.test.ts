import { expect, test } from '@jest/globals';
import { defaultPdfOptions } from '@sastre/shared-contracts/api';
import fc from 'fast-check';
import { contrast, normaliseColour, palette } from './colours.rules.ts';

test('colours are normalised, anything else falls back', () => {
  expect(
    ['#ABC', 'abcdef', ' #012345 ', 'red', '#12', ''].map((value) =>
      normaliseColour(value, '#000000'),
    ),
  ).toEqual(['#aabbcc', '#abcdef', '#012345', '#000000', '#000000', '#000000']);
});

test('whatever colours are chosen, every text colour keeps 4.5:1 on the page', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, colour, colour, (primary, secondary, text, background) => {
      const colours = palette({
        ...defaultPdfOptions,
        primaryColorOverride: primary,
        secondaryColorOverride: secondary,
        textColorOverride: text,
        backgroundColorOverride: background,
      });
      for (const name of ['primary', 'secondary', 'text', 'text2'] as const) {
        expect(contrast(colours[name], colours.bg)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { seed: 7, numRuns: 200 * Number(process.env['SOAK'] ?? 1) },
  );
});
