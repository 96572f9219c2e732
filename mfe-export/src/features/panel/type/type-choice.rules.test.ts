import { expect, test } from '@jest/globals';
import { defaultPdfOptions, pdfOptionsSchema } from '@sastre/shared-contracts/api';
import {
  DENSITIES,
  densityChange,
  densityOf,
  readValue,
  shownValue,
  stepped,
  TYPE_FIELDS,
  TYPE_NAMES,
  typeChange,
} from './type-choice.rules.ts';

test.each([
  ['fontSize', '10,25', 10.25],
  ['fontSize', ' 9. ', 9],
  ['fontSize', '8.49', undefined],
  ['lineHeight', '1.3', 1.3],
  ['spacing', '80', 80],
  ['spacing', '39', undefined],
  ['marginX', '35', 35],
  ['marginX', '35.01', undefined],
  ['marginY', '', undefined],
  ['marginY', '1e1', undefined],
  ['marginY', 'ten', undefined],
] as const)('%s: what is typed as %j is %j', (name, typed, value) => {
  expect(readValue(name, typed)).toBe(value);
});

test('both ends of each field can be stored, and are shown as they were typed', () => {
  for (const name of TYPE_NAMES)
    for (const end of [TYPE_FIELDS[name].min, TYPE_FIELDS[name].max]) {
      const stored = pdfOptionsSchema.parse({ ...defaultPdfOptions, ...typeChange(name, end) });
      expect(shownValue(stored, name)).toBe(end);
    }
});

test('a step stays within the bounds and leaves no trace of binary fractions', () => {
  expect(stepped('lineHeight', 1.42, 1)).toBe(1.44);
  expect(stepped('lineHeight', 1.79, 1)).toBe(1.8);
  expect(stepped('fontSize', 8.6, -1)).toBe(8.5);
});

test('each density is known again by its values, and any other value is none of them', () => {
  for (const density of DENSITIES)
    expect(densityOf({ ...defaultPdfOptions, ...densityChange(density) })).toBe(density);
  expect(densityOf({ ...defaultPdfOptions, spacing: 0.9 })).toBeUndefined();
  expect(densityOf({ ...defaultPdfOptions, spacing: 1, fontSize: 12 })).toBe('regular');
});

test('what is left to the template is its own value', () => {
  const chosen = { ...defaultPdfOptions, ...typeChange('marginX', 12) };
  expect(shownValue(chosen, 'marginX')).toBe(12);
  const own = shownValue(defaultPdfOptions, 'marginX');
  expect(shownValue({ ...chosen, ...typeChange('marginX', undefined) }, 'marginX')).toBe(own);
});
