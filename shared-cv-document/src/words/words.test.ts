import { expect, test } from '@jest/globals';
import { DOCUMENT_LANGUAGES, SECTION_KINDS } from '@sastre/shared-contracts/api';
import { formatDate } from '../dates.rules.ts';
import { WORDS } from './words.ts';

test('at least 20 languages have words', () => {
  expect(DOCUMENT_LANGUAGES.length).toBeGreaterThanOrEqual(20);
  for (const language of 'en es de fr it pt nl pl cs sv da ru uk tr ja zh ko ar he fa'.split(' '))
    expect(DOCUMENT_LANGUAGES).toContain(language);
});

const HEADINGS = [
  'summary',
  'workExperience',
  'education',
  'skills',
  'languages',
  ...SECTION_KINDS,
] as const;
const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert', 'Native', 'Fluent'] as const;

test.each(DOCUMENT_LANGUAGES)(
  'in %s no word is empty, and none stands for two things',
  (language) => {
    const words = WORDS[language];
    for (const word of Object.values(words)) expect(word.trim()).not.toBe('');
    for (const group of [HEADINGS, LEVELS])
      expect(new Set(group.map((key) => words[key])).size).toBe(group.length);
  },
);

/** Letters of the scripts that each language is written in. */
const SCRIPTS: Partial<Record<(typeof DOCUMENT_LANGUAGES)[number], RegExp>> = {
  el: /\p{Script=Greek}/u,
  bg: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ka: /\p{Script=Georgian}/u,
  hy: /\p{Script=Armenian}/u,
  am: /\p{Script=Ethiopic}/u,
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  th: /\p{Script=Thai}/u,
};

test.each(DOCUMENT_LANGUAGES)('in %s the words are in its script', (language) => {
  const script = SCRIPTS[language] ?? /\p{Script=Latin}/u;
  const {
    comma: _comma,
    listComma: _listComma,
    colon: _colon,
    brackets: _brackets,
    email: _email,
    ...words
  } = WORDS[language];
  for (const word of Object.values(words)) expect(word).toMatch(script);
});

test.each(DOCUMENT_LANGUAGES)(
  'in %s each month reads differently, in the year that was typed',
  (language) => {
    const months = Array.from({ length: 12 }, (_month, at) =>
      formatDate(`2018-${String(at + 1).padStart(2, '0')}`, language),
    );
    expect(new Set(months).size).toBe(12);
    for (const month of months) expect(month).toContain('2018');
  },
);

test.each(DOCUMENT_LANGUAGES)(
  'in %s what goes on is said in small letters inside a range',
  (language) => {
    // English has its word in capitals there.
    const { present } = WORDS[language];
    expect(present[0]).toBe(language === 'en' ? 'P' : present[0]?.toLocaleLowerCase(language));
  },
);
