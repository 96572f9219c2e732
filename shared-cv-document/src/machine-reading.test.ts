/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';
import { BASE_CSS } from './styles/base.css.ts';
import { ALL_TEMPLATES } from './templates/templates.ts';

const parse = (cv: Cv) => new DOMParser().parseFromString(renderCv(cv, 'en'), 'text/html');

describe('what is told apart in the text', () => {
  const textOf = (cv: Cv, selector: string) =>
    parse(cv).querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();
  test('a language and its level, a group and its skills, a grade and its label', () => {
    const cv = sampleCv();
    cv.language_skills = [{ id: 'l', language: 'English', level: 'Native' }];
    cv.skills = ['React', 'Go'].map((name) => ({ id: name, name, level: 'Advanced' }));
    cv.education = [{ ...cv.education[0]!, gpa: '3.9' }];
    expect(textOf(cv, '.langs li')).toBe('English (Native)');
    expect(textOf(cv, '.groups .lvl')).toBe('Advanced:');
    expect(textOf(cv, '.grade')).toBe('Grade: 3.9');
  });
  test('the comma after a skill stands outside of what has the skill’s direction', () => {
    const cv = sampleCv();
    cv.skills = ['ניהול צוות', 'SQL'].map((name) => ({ id: name, name, level: 'Advanced' }));
    const [first, last] = parse(cv).querySelectorAll('.groups li');
    expect(first?.innerHTML).toBe('<span class="it"><span dir="auto">ניהול צוות</span>,</span> ');
    expect(last?.innerHTML).toBe('<span class="it"><span dir="auto">SQL</span></span>');
    expect(first?.hasAttribute('dir')).toBe(false);
  });
});

test.each(ALL_TEMPLATES)('no organisation is bold, whatever it is called: $name', ({ css }) => {
  const rules = `${BASE_CSS}${css}`.split('}').filter((rule) => /\.(?:o|org)\b[^{]*\{/.test(rule));
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => rule.includes('font-weight'))).toEqual([]);
});

describe('contact items that must not be broken', () => {
  const E_MAIL = 'alexandra.konstantinopoulou-weberberg@university-hospital.example';
  const inColumns = (email: string, leftColumnSections: Tailored['leftColumnSections']) => {
    const { pdfOptions } = defaultTailored;
    const options = { ...pdfOptions, template: 'two-column-1' };
    const tailored = { ...defaultTailored, leftColumnSections, pdfOptions: options };
    const cv = { ...sampleCv(), tailored };
    cv.personal_info = { ...cv.personal_info, email };
    const document = parse(cv);
    const links = [...document.querySelectorAll('a[href^="mailto:"]')];
    expect(links.map(({ textContent }) => textContent)).toEqual([email]);
    const column = links[0]?.closest('.col')?.className;
    return [column, links[0]?.closest('li')?.className];
  };
  test('stand in the sidebar as long as they fit it, then beside it', () => {
    expect(inColumns('ana@example.org', ['personalInfo'])).toEqual(['col side', 'fit-m']);
    expect(inColumns(E_MAIL, ['personalInfo'])).toEqual(['col wide', 'fit-m']);
    expect(inColumns(E_MAIL, ['skills'])).toEqual(['col wide', 'fit-m']);
  });
  test('are all as large as the longest of them', () => {
    const sizes = (email: string) => {
      const cv = sampleCv();
      const pdfOptions = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
      const personal_info = { ...cv.personal_info, email, linkedIn: '', github: '', website: '' };
      const document = parse({
        ...cv,
        personal_info,
        tailored: { ...defaultTailored, pdfOptions },
      });
      return [...document.querySelectorAll('.contact li')].map(({ className }) => className);
    };
    expect(sizes('ana@example.org')).toEqual(['fit-m', 'fit-m', 'fit-m']);
    expect(sizes('alexandra.konstantinopoulou@ethz.ch')).toEqual(['fit-s', 'fit-s', 'fit-s']);
  });
  test('stay where they are, and may be broken, when no column is wide enough', () => {
    expect(inColumns(`${'long.'.repeat(40)}${E_MAIL}`, ['personalInfo'])).toEqual([
      'col side',
      'loose',
    ]);
  });
});
