import { expect, test } from '@jest/globals';
import en from '../../locales/en.json' with { type: 'json' };
import { asksOf, notesOf, reasonOf } from './codes.rules.ts';

const CODES =
  `date-not-in-facts number-not-in-facts tool-not-in-facts degree-not-in-facts language-not-in-facts rank-not-in-facts
  job-term-not-in-facts name-not-in-facts link-not-in-facts number-contradicts unit-contradicts direction-contradicts
  comparator-contradicts rank-contradicts degree-contradicts language-contradicts level-contradicts date-contradicts
  name-contradicts negation-contradicts deed-contradicts frequency-contradicts other-fact repeated too-long point-lost links
  markup hidden-characters placeholder instruction mixed-alphabet wrong-language parity words-not-in-facts closed-path
  changed-twice does-not-fit`.split(/\s+/);

test.each(CODES)('%s has words of its own', (code) => {
  const { other, ...texts } = en.review.refused;
  const reason = reasonOf(code) as keyof typeof texts;
  expect(texts[reason]).toMatch(/\.$/);
  expect(texts[reason]).not.toBe(other);
  expect(CODES.filter((one) => reasonOf(one) === reason)).toEqual([code]);
});

test('a reason that is not known yet has words, too', () => {
  expect([undefined, 'toString', 'new-code'].map(reasonOf)).toEqual(['other', 'other', 'other']);
});

test('notes have words, each said once', () => {
  expect(notesOf(['no-letter', 'new-one', 'newer-one'])).toEqual(['noLetter', 'other']);
  const codes =
    `letter-sentences-left-out nothing-delivered letter-not-charged model-down letter-failed languages-differ language-not-read`.split(
      ' ',
    );
  expect(notesOf(codes).map((note) => en.review.notes[note])).toEqual(
    codes.map(() => expect.stringMatching(/\.$/)),
  );
  expect(notesOf(codes)).not.toContain('other');
});

test('what a letter is to tell has words; what a newer server adds has none and is left out', () => {
  expect(asksOf(['salary', 'start-date', 'shoe-size', 'toString'])).toEqual([
    'salary',
    'startDate',
  ]);
  expect(asksOf(undefined)).toEqual([]);
});
