import { expect, test } from '@jest/globals';
import { defaultPdfOptions, type PdfOptions } from '@sastre/shared-contracts/api';
import { DEFAULT_COLOURS } from '@sastre/shared-cv-document';
import {
  COLOURS,
  colourChange,
  isChosen,
  legibilityOf,
  readColour,
  resetColours,
  shownColour,
} from './colour-choice.rules.ts';

const chosen = (colours: Partial<PdfOptions>): PdfOptions => ({
  ...defaultPdfOptions,
  ...colours,
});

test('what is typed is stored as six digits; nothing is the default; the rest is no colour', () => {
  expect(['#abc', 'abc', 'ABCDEF', ' #AbCdEf ', '', '  '].map(readColour)).toEqual([
    '#aabbcc',
    '#aabbcc',
    '#abcdef',
    '#abcdef',
    '',
    '',
  ]);
  expect(['red', '#ab', '#abcd', '#gggggg', 'rgb(0,0,0)'].map(readColour)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

test('without a choice the default is shown, also for a stored value that is no colour', () => {
  for (const name of COLOURS) {
    expect(shownColour(defaultPdfOptions, name)).toBe(DEFAULT_COLOURS[name]);
    expect(isChosen(defaultPdfOptions, name)).toBe(false);
    expect(shownColour(chosen(colourChange(name, 'red')), name)).toBe(DEFAULT_COLOURS[name]);
  }
});

test('a choice is stored under its own option, and all of them can go back', () => {
  const all = COLOURS.reduce<Partial<PdfOptions>>(
    (changes, name) => ({ ...changes, ...colourChange(name, '#123456') }),
    {},
  );
  expect(all).toEqual({
    primaryColorOverride: '#123456',
    secondaryColorOverride: '#123456',
    textColorOverride: '#123456',
  });
  expect(chosen({ ...all, ...resetColours() })).toEqual(defaultPdfOptions);
});

test('tells when the document moved a chosen colour, and which way', () => {
  const pale = chosen(colourChange('secondary', '#ffee00'));
  expect(legibilityOf(pale, 'secondary')).toBe('darkened');
  expect(legibilityOf(pale, 'primary')).toBeUndefined();
  expect(legibilityOf(chosen(colourChange('text', '#000000')), 'text')).toBeUndefined();
  const night = { backgroundColorOverride: '#101010' };
  expect(legibilityOf(chosen({ ...colourChange('text', '#222222'), ...night }), 'text')).toBe(
    'lightened',
  );
  expect(legibilityOf(chosen(night), 'text')).toBeUndefined();
});
