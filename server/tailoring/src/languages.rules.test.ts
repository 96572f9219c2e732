import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { languagesNote, readLanguages } from './languages.rules.ts';

const ad = `Wir suchen für unser Team in Bremen eine Kollegin oder einen Kollegen mit Freude an Zahlen.
Zu den Aufgaben gehören die Vorbereitung der Abschlüsse und die Pflege der Stammdaten.`;
const summary =
  'Data analyst with six years of experience in reporting for ferries, who writes short reports that are read.';
const letterOf = (spoken: string[], letterLanguage?: Language) =>
  readLanguages(
    letterLanguage === undefined ? {} : { letterLanguage },
    [
      { id: 'personal_info.summary', text: summary },
      ...spoken.map((text, at) => ({ id: `languages[${at}]`, text })),
    ],
    ad,
  ).letterLanguage;

test('a letter is in the language of the job where the CV lists that', () => {
  expect(letterOf(['English (Native)', 'German (Advanced)'])).toBe('de');
  expect(letterOf(['English (Native)', 'German'])).toBe('de');
});

test('one that it leaves out of its list, or only begins, would be claimed by the letter', () => {
  expect(letterOf(['English (Native)', 'Spanish (Fluent)'])).toBe('en');
  expect(letterOf(['English (Native)', 'German (Beginner)'])).toBe('en');
});

test('a CV without a list says nothing against it, and who chooses is asked nothing', () => {
  expect(letterOf([])).toBe('de');
  expect(letterOf(['English (Native)'], 'de')).toBe('de');
});

test.each([
  ['de', 'de', []],
  ['en', 'de', ['languages-differ']],
  ['en', 'fr', ['language-not-read']],
  ['pl', 'en', ['language-not-read']],
  [undefined, 'de', []],
  ['es', undefined, []],
])(
  'what could not be compared of a CV in %s and a job in %s is noted',
  (cvCode, jobCode, notes) => {
    expect(languagesNote({ cvCode, jobCode })).toEqual(notes);
  },
);
