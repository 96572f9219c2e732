/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import {
  defaultTailored,
  type Cv,
  type DocumentLanguage,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';
import { templateOf } from './templates/templates.ts';

const parse = (cv: Cv) => new DOMParser().parseFromString(renderCv(cv, 'en'), 'text/html');

describe('two columns', () => {
  const two = (changes: Partial<Tailored> = {}, template = 'two-column-1') =>
    parse({
      ...sampleCv(),
      tailored: {
        ...defaultTailored,
        ...changes,
        pdfOptions: { ...defaultTailored.pdfOptions, template },
      },
    });
  const labels = (document: Document) =>
    [...document.querySelectorAll('.contact .k')].map(({ textContent }) => textContent);
  test('any template whose name begins so has a sidebar on pages of its own type', () => {
    const document = two({ coverLetter: 'Dear you' }, 'two-column-next');
    expect(document.documentElement.dataset['template']).toBe('two-column-1');
    expect(
      [...document.querySelectorAll<HTMLElement>('.run')].map((run) => run.dataset['run']),
    ).toEqual(['two', 'letter']);
    expect([...document.querySelectorAll('.two > .col')].map(({ className }) => className)).toEqual(
      ['col side', 'col wide'],
    );
  });
  test('a name in the sidebar is broken between its words, not at their hyphens, where any size holds them', () => {
    const named = (fullName: string) => {
      const cv = sampleCv();
      const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
      const tailored = { ...defaultTailored, pdfOptions };
      const personal_info = { ...cv.personal_info, fullName };
      return parse({ ...cv, personal_info, tailored }).querySelector('h1');
    };
    const long = named('Montserrat Oliveira-Schönfeld');
    expect([long?.className, long?.textContent]).toEqual([
      'name whole-parts-16',
      'Montserrat Oliveira-Schönfeld',
    ]);
    expect(long?.querySelector('.nb')?.textContent).toBe('Oliveira-Schönfeld');
    const longer = named('Maximiliane Leutheusser-Schnarrenberger');
    expect([longer?.className, longer?.querySelector('.nb')?.textContent]).toEqual([
      'name whole-parts-10',
      'Leutheusser-Schnarrenberger',
    ]);
    const longest = named('Dr.-Ing. Hans-Joachim Freiherr von Schwarzenberg-Lichtenfels');
    const whole = [...(longest?.querySelectorAll('.nb') ?? [])];
    expect(whole.map(({ textContent }) => textContent)).toEqual([
      'Dr.-Ing. Hans-Joachim',
      'Schwarzenberg-Lichtenfels',
    ]);
    const none = named('Ida Leutheusser-Schnarrenberger-Ganzlanggeworden');
    expect([none?.className, none?.querySelector('.nb')]).toEqual(['name name-l', null]);
  });
  test('a title, a particle and the begin of a compound stand on a line with what they lean on', () => {
    const held = (fullName: string, language: DocumentLanguage) => {
      const cv = sampleCv();
      const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
      const personal_info = { ...cv.personal_info, fullName };
      const tailored = { ...defaultTailored, pdfOptions };
      const name = parse({ ...cv, language, personal_info, tailored }).querySelector('h1');
      const parts = [...(name?.querySelectorAll('span') ?? [])].map((part) => part.textContent);
      return [name?.className, ...parts];
    };
    expect(held('Dr.-Ing. Matthias von Reden', 'de')).toEqual([
      'name whole-parts-18',
      'Dr.-Ing. Matthias',
      'von Reden',
    ]);
    expect(held('سلمى عبد الرحمن الخطيب', 'ar')).toEqual([
      'name whole-parts-16 tall',
      'سلمى عبد الرحمن ',
      'الخطيب',
    ]);
  });
  test('a name beside a sidebar and a picture is smaller rather than broken at a hyphen', () => {
    const cv = sampleCv();
    const options = { template: 'two-column-right-1', pictureId: 'picture' };
    const pdfOptions = { ...defaultTailored.pdfOptions, ...options };
    const personal_info = { ...cv.personal_info, fullName: 'Lea Leutheusser-Schnarrenberger' };
    const document = parse({ ...cv, personal_info, tailored: { ...defaultTailored, pdfOptions } });
    const name = document.querySelector('h1');
    expect([name?.className, name?.querySelector('.nb')?.textContent]).toEqual([
      'name whole-parts-16',
      'Leutheusser-Schnarrenberger',
    ]);
  });
  test('an address stands on one line of the sidebar where a size that is easily read holds it', () => {
    const shown = (linkedIn: string) => {
      const cv = sampleCv();
      const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
      const personal_info = { ...cv.personal_info, linkedIn };
      const document = parse({
        ...cv,
        personal_info,
        tailored: { ...defaultTailored, pdfOptions },
      });
      const link = document.querySelector('.side a[href*="linkedin"]');
      return [link?.closest('li')?.className, link?.querySelectorAll('wbr').length];
    };
    expect(shown('linkedin.com/in/ana')).toEqual(['fit-m', 0]);
    expect(shown('linkedin.com/in/salma-alkhatib-example')).toEqual(['fit-s', 0]);
    expect(shown('linkedin.com/in/salma-alkhatib-example-pharmacist')).toEqual(['fit-m', 2]);
  });
  test('labels of the sidebar are no smaller than nine points', () => {
    const { css } = templateOf('two-column-1');
    expect(css.match(/\.(?:k|lvl)\{[^}]*font-size:max\(9pt/g)).toHaveLength(2);
  });
  test('an address of which the sidebar holds no part but for its hyphens stands beside it with the others', () => {
    const shown = (linkedIn: string) => {
      const cv = sampleCv();
      const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
      const personal_info = { ...cv.personal_info, linkedIn };
      const tailored = { ...defaultTailored, pdfOptions };
      const document = parse({ ...cv, personal_info, tailored });
      const link = document.querySelector('.contact a[href*=linkedin]');
      return [link?.closest('.col')?.className, link?.innerHTML.replaceAll('<wbr>', '|')];
    };
    const start = 'linkedin.com/|in/|maria-keller';
    expect(shown('linkedin.com/in/maria-keller-data-4a5b6c7')).toEqual([
      'col side',
      `${start}-data-4a5b6c7`,
    ]);
    const long = 'https://www.linkedin.com/in/maria-keller-data-engineering-berlin-1234567';
    expect(shown(long)).toEqual(['col wide', `${start}-data-engineering-berlin-1234567`]);
  });
  test('contact items have labels in the sidebar, in the language of the document, and nowhere else', () => {
    expect(labels(two({ language: 'de' }))).toEqual([
      'E-Mail:',
      'Telefon:',
      'Ort:',
      'LinkedIn:',
      'Website:',
      'GitHub:',
    ]);
    expect(labels(two({ leftColumnSections: ['skills'] }))).toEqual([]);
    expect(labels(parse(sampleCv()))).toEqual([]);
  });
  test('where an address is too long for the sidebar all contact items stand above the column beside it', () => {
    const cv = sampleCv();
    const email = 'maximiliane.leutheusser-schnarrenberger@post.example.org';
    const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
    const tailored = { ...defaultTailored, pdfOptions };
    const sectionTitles = { ...cv.sectionTitles, personalInfo: 'Reach me' };
    const personal_info = { ...cv.personal_info, email };
    const document = parse({ ...cv, personal_info, tailored, sectionTitles });
    const items = [...document.querySelectorAll('.wide > .contact li')];
    expect(items.map(({ textContent }) => textContent)).toEqual([
      email,
      ...['phone', 'location', 'linkedIn', 'website', 'github'].map((key) =>
        expect.stringContaining((cv.personal_info as Record<string, string>)[key]?.slice(-5) ?? ''),
      ),
    ]);
    expect(document.querySelector('.side .contact')).toBeNull();
    expect(document.querySelector('.wide > .title')?.textContent).toBe('Reach me');
    expect(document.querySelector('.side .sec-personalInfo .title')).toBeNull();
  });
  test('skills stand in lines of their own in the sidebar, elsewhere in one line with commas', () => {
    const cv = sampleCv();
    cv.skills = ['Go', 'Rust'].map((name) => ({ id: name, name, level: 'Expert' }));
    const skills = (leftColumnSections: Tailored['leftColumnSections']) => {
      const { pdfOptions } = defaultTailored;
      const options = { ...pdfOptions, template: 'two-column-1' };
      const tailored = { ...defaultTailored, leftColumnSections, pdfOptions: options };
      return parse({ ...cv, tailored }).querySelector('.sec-skills ul')?.textContent;
    };
    expect(skills(['skills'])).toBe('GoRust');
    expect(skills(['personalInfo'])).toBe('Go, Rust');
  });
  test('with one of them empty are one wide page', () => {
    const hiddenSections: Tailored['hiddenSections'] = ['personalInfo', 'skills', 'languages'];
    for (const document of [two({ leftColumnSections: [] }), two({ hiddenSections })]) {
      expect(document.querySelectorAll('.run-one .col.wide')).toHaveLength(1);
      expect(document.querySelectorAll('.side')).toHaveLength(0);
    }
  });
  test('an entry in the sidebar is read as it is seen: title, company, dates', () => {
    const order = (document: Document) =>
      [
        ...document.querySelectorAll(
          '.sec-workExperience .entry:first-of-type .ehead :is(.head,.org,.dates)',
        ),
      ].map(({ className }) => className);
    expect(order(two({ leftColumnSections: ['workExperience'] }))).toEqual([
      'head',
      'org',
      'dates',
    ]);
    expect(order(two())).toEqual(['head', 'dates', 'org']);
  });
});
