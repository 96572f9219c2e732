/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';

function parse(cv: Cv): Document {
  return new DOMParser().parseFromString(renderCv(cv, 'en'), 'text/html');
}
function withTailored(tailored: Partial<Tailored>): Cv {
  return { ...sampleCv(), tailored: { ...defaultTailored, ...tailored } };
}

describe('the document', () => {
  test('is the same on every screen once its language is chosen or detected', () => {
    for (const own of [{ language: 'fr' }, { detected: { cv: 'fr' } }] as const) {
      const [first, ...others] = (['en', 'es', 'de'] as const).map((screen) =>
        renderCv({ ...sampleCv(), ...own }, screen),
      );
      expect(others).toEqual([first, first]);
      expect(first).toContain('<html lang="fr" dir="ltr"');
      expect(first).toContain('Expérience professionnelle');
    }
  });

  test('is in the script that Chinese is written in, and says which', () => {
    const traditional = { detected: { cv: 'zh', cvScript: 'Hant' } };
    for (const own of [traditional, { language: 'zh-Hant' }]) {
      const text = renderCv({ ...sampleCv(), ...own }, 'en');
      expect(text).toContain('<html lang="zh-Hant" dir="ltr"');
      expect(text).toContain('工作經歷');
    }
    for (const own of [{ detected: { cv: 'zh' } }, { language: 'zh' }]) {
      const text = renderCv({ ...sampleCv(), ...own }, 'en');
      expect(text).toContain('<html lang="zh-Hans" dir="ltr"');
      expect(text).toContain('工作经历');
    }
  });

  test('has a degree and its field without a word between, and headings that were renamed', () => {
    const heads = (language: string) => {
      const cv = sampleCv({ language });
      const titles = { ...cv.sectionTitles, skills: 'Toolbox' };
      const document = parse({ ...cv, sectionTitles: titles });
      return [...document.querySelectorAll('.sec-skills .title, .sec-education .head')].map(
        ({ textContent }) => textContent,
      );
    };
    expect(heads('en')).toEqual(['MSc, Computer Science', 'BSc, Computer Science', 'Toolbox']);
    expect(heads('ja')).toEqual(['MSc、Computer Science', 'BSc、Computer Science', 'Toolbox']);
    expect(heads('fa')[0]).toBe('MSc، Computer Science');
  });

  test('has an entry in the other direction as a whole where its script runs so', () => {
    const directions = (language: string, company: string, description = '') => {
      const [job] = sampleCv().work_experience;
      const work_experience = [
        { ...job!, position: company, company, description, achievements: [] },
      ];
      const cv = { ...sampleCv({ language }), work_experience, education: [] };
      const found = [...parse(cv).querySelectorAll('.entry')].map((entry) =>
        entry.getAttribute('dir'),
      );
      return found[0];
    };
    expect(directions('en', 'مهندسة')).toBe('rtl');
    expect(directions('en', '2019 Ltd')).toBeNull();
    expect(directions('ar', 'مهندسة')).toBeNull();
    expect(directions('ar', '3M Ltd', 'Led a team.')).toBe('ltr');
    expect(directions('he', 'Dropbox')).toBe('ltr');
    // A head alone turns nothing: its text would stand at the other side.
    expect(directions('ar', 'Dropbox', 'قادت فريقاً')).toBeNull();
    expect(directions('en', 'شركة النور', '- Led a team')).toBeNull();
    expect(directions('ar', '2019')).toBeNull();
  });

  test('has a firm in two scripts and its place in the order of its own direction', () => {
    const lineOf = (language: string, company: string, location: string) => {
      const [job] = sampleCv().work_experience;
      const bare = { ...job!, company, location, description: 'Led a team.' };
      const line = parse({ ...sampleCv({ language }), work_experience: [bare] }).querySelector(
        '.entry .org',
      );
      return [line, ...(line?.children ?? [])].map((part) => part?.getAttribute('dir'));
    };
    expect(lineOf('en', 'مستشفى الرازي (Al-Razi)', 'Aleppo')).toEqual(['ltr', 'auto', 'auto']);
    expect(lineOf('en', 'مستشفى الرازي', 'Aleppo')).toEqual(['ltr', 'auto', 'auto']);
    expect(lineOf('en', 'مستشفى الرازي', 'حلب')).toEqual(['auto', null, null]);
    expect(lineOf('en', 'Al-Razi (الرازي)', 'Aleppo')).toEqual(['auto', null, null]);
  });

  test('has its dates by its own direction, in an entry that runs in the other one as well', () => {
    const datesOf = (language: string, company: string) => {
      const [job] = sampleCv().work_experience;
      const bare = { ...job!, position: company, company, description: '', achievements: [] };
      const cv = { ...sampleCv({ language }), work_experience: [bare], education: [] };
      return parse(cv).querySelector('.entry .dates')?.firstElementChild?.getAttribute('dir');
    };
    expect(datesOf('en', 'مهندسة')).toBe('ltr');
    expect(datesOf('he', 'Dropbox')).toBe('rtl');
    expect(datesOf('en', 'Dropbox')).toBeNull();
  });

  test('runs from right to left in a language that does, with its sidebar on that side', () => {
    const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
    const tailored = { ...defaultTailored, pdfOptions };
    const [arabic, english] = ['ar', 'en'].map((language) =>
      renderCv({ ...sampleCv({ language }), tailored }, 'en'),
    );
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    expect(arabic).toContain('background-position:144mm -50mm');
    expect(english).toContain('<html lang="en" dir="ltr"');
    expect(english).toContain('background-position:0mm -50mm');
  });
});

describe('the letter’s page', () => {
  const coverLetter = 'Dear you,\n\nI am writing about the role at the bank, and I have to say it.';
  test('names the language of a letter in another one than the document’s', () => {
    const langs = (language: 'en' | 'es', letter?: string) => {
      const cv = { ...withTailored({ coverLetter, language }), detected: { letter } };
      const document = parse(cv);
      return ['.letter', '.lbody', '.ltitle'].map(
        (name) => document.querySelector(`${name}[lang]`)?.getAttribute('lang') ?? null,
      );
    };
    expect(langs('es', 'en')).toEqual(['en', null, null]);
    expect(langs('en', 'en')).toEqual([null, null, null]);
    expect(langs('es')).toEqual([null, null, null]);
    expect(langs('es', 'sw')).toEqual([null, 'sw', null]);
  });
  test('has its title in its own language', () => {
    const title = (letter?: string) =>
      parse({ ...withTailored({ coverLetter }), detected: { letter } }).querySelector('.ltitle')
        ?.textContent;
    expect(['de', 'ja', 'sw', undefined].map(title)).toEqual([
      'Anschreiben',
      '添え状',
      'Cover Letter',
      'Cover Letter',
    ]);
  });
  test('names it on an element that Chromium tags, which a plain block is not', () => {
    const cv = { ...withTailored({ coverLetter, language: 'es' }), detected: { letter: 'en' } };
    expect(parse(cv).querySelector('[lang=en]')?.tagName).toBe('ARTICLE');
  });

  test('keeps the direction of each contact, so that a number does not run backwards', () => {
    const cv = { ...withTailored({ coverLetter: 'Dear team' }), detected: { letter: 'fa' } };
    const contacts = [...parse(cv).querySelectorAll('.lcontact > span')];
    expect(contacts.length).toBeGreaterThan(0);
    expect(contacts.map((one) => one.getAttribute('dir'))).toEqual(contacts.map(() => 'auto'));
  });
});
