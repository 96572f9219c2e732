import { expect, test } from '@jest/globals';
import { defaultPdfOptions } from '@sastre/shared-contracts/api';
import fc from 'fast-check';
import { contrast, mix, normaliseColour, palette } from './colours.rules.ts';

test('colours are normalised, anything else falls back', () => {
  expect(
    ['#ABC', 'abcdef', ' #012345 ', 'red', '#12', ''].map((value) =>
      normaliseColour(value, '#000000'),
    ),
  ).toEqual(['#aabbcc', '#abcdef', '#012345', '#000000', '#000000', '#000000']);
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever colours are chosen, every text colour keeps 4.5:1 on the page and on its sidebar', () => {
  fc.assert(
    fc.property(colour, colour, colour, colour, (primary, secondary, text, background) => {
      const options = {
        ...defaultPdfOptions,
        primaryColorOverride: primary,
        secondaryColorOverride: secondary,
        textColorOverride: text,
        backgroundColorOverride: background,
      };
      for (const colours of [palette(options), palette(options, true)])
        for (const name of ['primary', 'secondary', 'text', 'text2'] as const)
          for (const surface of [colours.bg, colours.side])
            expect(contrast(colours[name], surface)).toBeGreaterThanOrEqual(4.5);
    }),
    { seed: 7, numRuns: 500 * Number(process.env['SOAK'] ?? 1) },
  );
});

test('what stands on the band in the primary colour is legible, whatever colour that is', () => {
  fc.assert(
    fc.property(colour, (primaryColorOverride) => {
      const { band, onBand, onBand2 } = palette({ ...defaultPdfOptions, primaryColorOverride });
      expect(band).toBe(primaryColorOverride);
      for (const text of [onBand, onBand2])
        expect(contrast(text, band)).toBeGreaterThanOrEqual(4.5);
    }),
    { seed: 8, numRuns: 500 * Number(process.env['SOAK'] ?? 1) },
  );
});

test('the sidebar is the primary colour at 10 %, and less only where no text could be read on it', () => {
  expect(palette(defaultPdfOptions, true).side).toBe('#e9edef');
  expect(palette(defaultPdfOptions).side).toBe('#ffffff');
  const midGrey = { ...defaultPdfOptions, backgroundColorOverride: '#6e6e6e' };
  const { side, bg, text } = palette({ ...midGrey, primaryColorOverride: '#fff' }, true);
  expect([contrast(text, side), contrast(text, bg)].every((ratio) => ratio >= 4.5)).toBe(true);
  expect(side).not.toBe(mix('#6e6e6e', '#ffffff', 0.1));
});

test('a colour that can be read stays as it was chosen', () => {
  const chosen = { ...defaultPdfOptions, primaryColorOverride: '803', textColorOverride: '#222' };
  expect(palette(chosen, true)).toMatchObject({ primary: '#880033', text: '#222222' });
});
