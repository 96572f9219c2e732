import { expect, test } from '@jest/globals';
import type { TailoringCheck, TailoringRequest } from '@sastre/shared-contracts/api';
import { startable, whyNotStarted } from './startable.rules.ts';

const request: TailoringRequest = {
  jobDescription: 'SQL',
  companyName: 'Fjordline',
  useAiTailoring: true,
  includeCoverLetter: true,
  translateTo: 'de',
};
type Obstacles = TailoringCheck['obstacles'];
const check = (...obstacles: Obstacles) => ({ obstacles });
const tailoring = { part: 'tailoring', code: 'job-language', stops: true } as const;
const letter = { part: 'letter', code: 'nothing-to-tell', stops: true } as const;
const translation = { part: 'translation', code: 'already-translated', stops: true } as const;

test('a request is refused when each part of it stops, with a sentence for each', () => {
  expect(whyNotStarted(request, check(tailoring, letter, translation))).toEqual([
    {
      path: 'useAiTailoring',
      message:
        'The CV cannot be tailored: the job description is in a language that the built-in engine does not read.',
    },
    {
      path: 'includeCoverLetter',
      message: 'The letter cannot be written: the CV says too little.',
    },
    {
      path: 'translateTo',
      message: 'The CV cannot be translated: it is in this language already.',
    },
  ]);
  const alone = { ...request, useAiTailoring: false, includeCoverLetter: false };
  expect(whyNotStarted(alone, check(translation))).toHaveLength(1);
});

test('one part that can be done, also in part, is enough', () => {
  expect(whyNotStarted(request, check(tailoring, letter))).toEqual([]);
  expect(
    whyNotStarted(request, check(tailoring, translation, { ...letter, stops: false })),
  ).toEqual([]);
  expect(whyNotStarted(request, check())).toEqual([]);
});

test('what stops is left out with a note, and what is done in part is not', () => {
  expect(startable(request, check(letter, { ...tailoring, stops: false }))).toEqual({
    request: { ...request, includeCoverLetter: false },
    notes: ['letter-not-started'],
    language: {},
  });
  expect(startable(request, check(tailoring, translation))).toEqual({
    request: { ...request, useAiTailoring: false, translateTo: null, letterLanguage: 'de' },
    notes: ['tailoring-not-started', 'translation-not-started'],
    language: { language: 'de' },
  });
  expect(startable({ ...request, translateTo: null }, check(translation)).notes).toEqual([]);
});

test('where only headings would change there is no translation to pay: they are in that language all the same', () => {
  const headings = { part: 'translation', code: 'cv-language', stops: false } as const;
  const alone = { ...request, useAiTailoring: false, includeCoverLetter: false };
  expect(startable(alone, check(headings))).toEqual({
    request: { ...alone, translateTo: null },
    notes: ['free-text-not-translated'],
    language: { language: 'de' },
  });
  // The letter stays in the language that the whole was asked for, or in its own.
  expect(startable(request, check(headings)).request).toEqual({
    ...request,
    translateTo: null,
    letterLanguage: 'de',
  });
  const letterLanguage = 'es' as const;
  expect(startable({ ...request, letterLanguage }, check(headings)).request).toMatchObject({
    letterLanguage,
  });
  expect(startable({ ...request, translateTo: null }, check(headings)).notes).toEqual([]);
});
