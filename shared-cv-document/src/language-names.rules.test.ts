/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import {
  defaultTailored,
  withLevel,
  type Cv,
  type Language,
  type LanguageSkill,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { languageNameIn } from './language-names.rules.ts';
import { renderCv } from './render-cv.ts';

test.each([
  ['English', 'de', 'Englisch'],
  [' spanish ', 'de', 'Spanisch'],
  ['Alemán', 'de', 'Deutsch'],
  ['français', 'de', 'Französisch'],
  ['Englisch', 'es', 'Inglés'],
  ['German', 'fr', 'Allemand'],
  ['Englisch', 'de', 'Englisch'],
  ['english', 'en', 'english'],
  ['English (UK)', 'de', 'English (UK)'],
  ['Business English', 'de', 'Business English'],
  ['Mandarin', 'es', 'Mandarín'],
  ['mandarín', 'de', 'Mandarin'],
  ['Cantonese', 'de', 'Kantonesisch'],
  ['Chinese', 'de', 'Chinesisch'],
  ['Valenciano', 'en', 'Valencian'],
  ['valencià', 'de', 'Valencianisch'],
  ['Valencian', 'es', 'Valenciano'],
  ['Valenciano', 'sv', 'Valenciano'],
  ['Català', 'en', 'Catalan'],
  ['Gallego', 'de', 'Galicisch'],
  ['Galego', 'en', 'Galician'],
  ['Euskera', 'en', 'Basque'],
  ['Vasco', 'de', 'Baskisch'],
  ['Castellano', 'en', 'Spanish'],
  ['Castellano', 'es', 'Castellano'],
  ['Spanish', 'es', 'Español'],
  ['Asturiano', 'en', 'Asturian'],
  ['Kastilisch', 'de', 'Kastilisch'],
  ['Galizisch', 'es', 'Gallego'],
  ['Aragonés', 'de', 'Aragonesisch'],
  ['Klingon', 'de', 'Klingon'],
  ['', 'de', ''],
] as const)('"%s" is in %s "%s"', (written, language, printed) => {
  expect(languageNameIn(written, language)).toBe(printed);
});

const printed = (cv: Cv) => {
  const html = renderCv(cv, 'en');
  const names = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.langs .n');
  return [...names].map(({ textContent }) => textContent);
};
const language_skills = ['English', 'Spanish', 'My own tongue'].map((language) => ({
  ...{ id: language, language, level: 'Fluent' as const },
}));

test('a copy that was translated names languages in its own, and the words of the user as they are', () => {
  const cv: Cv = {
    ...{ ...sampleCv(), language_skills },
    tailored: { ...defaultTailored, language: 'de' },
  };
  expect(printed(cv)).toEqual(['Englisch', 'Spanisch', 'My own tongue']);
});

test('a level of the European framework is called so in every language, unless levels are not shown', () => {
  const spoken = language_skills.map((skill) => withLevel<LanguageSkill>(skill, 'B2'));
  const levels = (language: Language, languageLevels: boolean) => {
    const pdfOptions = { ...defaultTailored.pdfOptions, languageLevels };
    const cv = {
      ...{ ...sampleCv(), language_skills: spoken },
      tailored: { ...defaultTailored, language, pdfOptions },
    };
    const html = renderCv(cv, 'en');
    return new DOMParser().parseFromString(html, 'text/html').querySelector('.langs .lv')
      ?.textContent;
  };
  expect(levels('de', true)).toBe('(B2)');
  expect(levels('es', true)).toBe('(B2)');
  expect(levels('en', false)).toBeUndefined();
});

test('a CV that nobody asked to translate keeps what is written in it', () => {
  const cv: Cv = { ...sampleCv(), language: 'de', language_skills };
  expect(printed(cv)).toEqual(['English', 'Spanish', 'My own tongue']);
});
