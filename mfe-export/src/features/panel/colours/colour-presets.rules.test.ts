import { expect, test } from '@jest/globals';
import { defaultPdfOptions } from '@sastre/shared-contracts/api';
import { palette } from '@sastre/shared-cv-document';
import { isPreset, PRESETS, presetChange } from './colour-presets.rules.ts';

test('every preset is printed as it is: legible on the page and on its sidebar', () => {
  for (const { name, primary, secondary } of PRESETS) {
    const options = {
      ...defaultPdfOptions,
      primaryColorOverride: primary,
      secondaryColorOverride: secondary,
    };
    for (const withSidebar of [false, true])
      expect({ name, ...palette(options, withSidebar) }).toMatchObject({
        name,
        primary,
        secondary,
      });
  }
});

test('what is chosen is the one that the document has, and the first is that of nobody’s choice', () => {
  for (const preset of PRESETS) {
    const options = { ...defaultPdfOptions, ...presetChange(preset) };
    expect(PRESETS.filter((one) => isPreset(options, one))).toEqual([preset]);
  }
  expect({ ...defaultPdfOptions, ...presetChange(PRESETS[0]) }).toEqual(defaultPdfOptions);
});
