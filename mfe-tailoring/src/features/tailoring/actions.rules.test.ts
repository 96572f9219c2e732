import { describe, expect, test } from '@jest/globals';
import { emptyForm, isComplete, readStoredForm, toRequest, wordingKey } from './actions.rules.ts';
import { costOf } from './obstacles.rules.ts';

const form = { ...emptyForm, companyName: ' Northlight ', jobDescription: 'SQL' };

test('company and job description must not be blank, nor longer than the server takes', () => {
  expect(isComplete(form)).toBe(true);
  expect(isComplete({ ...form, companyName: '  ' })).toBe(false);
  expect(isComplete({ ...form, jobDescription: ' \n' })).toBe(false);
  expect(isComplete({ ...form, jobDescription: 'x'.repeat(20_000) })).toBe(true);
  expect(isComplete({ ...form, jobDescription: 'x'.repeat(20_001) })).toBe(false);
});

test('the request trims the company and says "no translation" by null', () => {
  expect(toRequest(form, true)).toEqual({
    companyName: 'Northlight',
    jobDescription: 'SQL',
    includeCoverLetter: false,
    useAiTailoring: true,
    translateTo: null,
  });
});

test('the letter’s language is asked for where there is a letter and one was chosen', () => {
  const chosen = { ...form, letterLanguage: 'de' as const };
  expect(toRequest(chosen, true)).not.toHaveProperty('letterLanguage');
  expect(toRequest({ ...chosen, includeCoverLetter: true }, true).letterLanguage).toBe('de');
  expect(toRequest({ ...form, includeCoverLetter: true }, true)).not.toHaveProperty(
    'letterLanguage',
  );
});

describe('a click', () => {
  test.each([
    [form, true, 'plain', 1],
    [form, false, 'plain', 0],
    [{ ...form, includeCoverLetter: true }, false, 'letter', 1],
    [{ ...form, translateTo: 'de' as const }, false, 'translation', 1],
    [
      { ...form, includeCoverLetter: true, translateTo: 'es' as const },
      true,
      'letterAndTranslation',
      1,
    ],
  ])('%j with AI %s is worded %s and costs %i', (choices, useAi, wording, cost) => {
    expect(wordingKey(choices)).toBe(wording);
    expect(costOf(undefined, choices, useAi)).toBe(cost);
  });
});

test('what the journal holds is taken as far as it fits', () => {
  expect(readStoredForm(undefined)).toBeUndefined();
  expect(readStoredForm({ companyName: 7, jobDescription: 'SQL', translateTo: 'fr' })).toEqual({
    ...emptyForm,
    jobDescription: 'SQL',
  });
  const kept = { ...form, translateTo: 'es', letterLanguage: 'de' };
  expect(readStoredForm(kept)).toEqual(kept);
  expect(readStoredForm({ ...form, letterLanguage: 'fr' })).toEqual(form);
});
