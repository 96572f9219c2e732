import { expect, test } from '@jest/globals';
import { checkDisguised } from './check-disguised.ts';
import { expectedDocument } from './expected-document.ts';

const find = (text: string) =>
  checkDisguised(expectedDocument(`<body>${text}</body>`).words).map((finding) => finding.text);

test('words in letters of formulas, in circles or in small capitals of phonetics are found', () => {
  expect(find('\u{1d40c}\u{1d41a}\u{1d42b}\u{1d42d}\u{1d41a} Lindqvist')).toHaveLength(1);
  expect(find('Good at \u24bd\u24e8\u24d3\u24e1\u24d0')).toEqual([
    '\u24bd\u24e8\u24d3\u24e1\u24d0',
  ]);
  expect(find('\u1d0d\u1d00\u0280\u1d1b\u1d00')).toHaveLength(1);
});

test('a sign of a formula, raised letters behind a word and numbers in circles are not found', () => {
  expect(
    find('the constant \u{1d70b}, M\u1d50\u1d49 Durand, step \u2460, No\u00aa, \u00a9'),
  ).toEqual([]);
});
