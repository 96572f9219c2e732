import { describe, expect, test } from '@jest/globals';
import { defaultTailored, DOCUMENT_LANGUAGES } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import {
  chosenLanguage,
  detectedLanguage,
  directionOf,
  documentLanguage,
  letterLanguage,
} from './document-language.rules.ts';
import { renderCv } from './render-cv.ts';

const translated = { ...defaultTailored, language: 'es' as const };

describe('the language of a document', () => {
  test.each([
    ['the chosen one', { language: 'fr', detected: { cv: 'de' } }, 'fr'],
    ['the detected one', { detected: { cv: 'de' } }, 'de'],
    ['the detected one, by choice', { language: 'auto', detected: { cv: 'ja' } }, 'ja'],
    ['that of the translation', { tailored: translated, detected: { cv: 'de' } }, 'es'],
    ['chosen for a translation', { language: 'de', tailored: translated }, 'de'],
    [
      'detected in a translation, by choice',
      { language: 'auto', tailored: translated, detected: { cv: 'it' } },
      'it',
    ],
    ['Norwegian by either of its codes', { detected: { cv: 'no' } }, 'nb'],
    ['the screen’s where nothing tells', {}, 'en'],
    ['the settled one where nothing tells', { language: 'auto-de', detected: {} }, 'de'],
    [
      'what another text is in after one was settled',
      { language: 'auto-de', detected: { cv: 'ja' } },
      'ja',
    ],
    [
      'that of the translation, whatever was settled',
      { language: 'auto-de', tailored: translated },
      'es',
    ],
    ['a chosen one, whatever the text is in', { language: 'en', detected: { cv: 'ja' } }, 'en'],
    ['the screen’s where a language has no words', { detected: { cv: 'sw' } }, 'en'],
    [
      'the detected one where a newer server’s is unknown',
      { language: 'xx', detected: { cv: 'sv' } },
      'sv',
    ],
  ] as const)('is %s', (_name, cv, language) => {
    expect(documentLanguage(cv, 'en')).toBe(language);
  });

  test('is only chosen where somebody chose it, and only detected where words are there', () => {
    expect(chosenLanguage({ language: 'auto', tailored: translated })).toBeUndefined();
    expect(chosenLanguage({})).toBeUndefined();
    expect(detectedLanguage({ detected: { cv: 'sw' } })).toBeUndefined();
  });
});

test('a letter is in its own language, also in one that documents have no words of', () => {
  expect(letterLanguage({ detected: { cv: 'en', letter: 'no' } })).toBe('nb');
  expect(letterLanguage({ detected: { letter: 'sw' } })).toBe('sw');
  expect(letterLanguage({})).toBeUndefined();
});

test('Arabic, Hebrew and Persian run from right to left', () => {
  const found = DOCUMENT_LANGUAGES.filter((language) => directionOf(language) === 'rtl');
  expect(found.toSorted()).toEqual(['ar', 'fa', 'he']);
});

test('a document whose texts are in a language without words here says so, headings, dates and letter are in another', () => {
  const coverLetter = 'Dear you,\n\nI am writing about the role.';
  const tailored = { ...defaultTailored, coverLetter, includeCoverLetter: true };
  const render = (detected: string) =>
    renderCv({ ...sampleCv(), tailored, language: 'en', detected: { cv: detected } }, 'en');
  const foreign = render('gu');
  expect(foreign).toContain('<html lang="gu"');
  expect(foreign).toMatch(/<article class="flow letter" lang="en">/);
  expect(foreign).toMatch(/<article class="flow cv one" lang="gu">/);
  expect(foreign).toMatch(/<h2 class="title" dir="auto" lang="en">/);
  expect(foreign).toMatch(/<p class="dates" lang="en">/);
  for (const code of ['de', 'no'])
    expect(render(code)).not.toMatch(/<article class="flow cv one" lang/);
});
