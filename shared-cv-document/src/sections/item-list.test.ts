/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { DocumentLanguage, PdfOptions } from '@sastre/shared-contracts/api';
import { renderCv } from '../render-cv.ts';
import { fullCv } from '../templates/looks-cv.fixture.ts';

function skillsOf(
  names: readonly string[],
  language: DocumentLanguage = 'en',
  options: Partial<PdfOptions> = {},
): HTMLElement {
  const cv = fullCv('single-column-1');
  const tailored = cv.tailored!;
  const skills = names.map((name) => ({ id: name, name, level: 'Advanced' as const }));
  const pdfOptions = { ...tailored.pdfOptions, skillLevels: false, ...options };
  const page = renderCv({ ...cv, language, skills, tailored: { ...tailored, pdfOptions } }, 'en');
  return new DOMParser()
    .parseFromString(page, 'text/html')
    .querySelector<HTMLElement>('.sec-skills')!;
}

test.each<[DocumentLanguage, string[], string]>([
  ['en', ['Go', 'Rust'], 'Go, Rust'],
  ['ar', ['مراجعة الوصفات', 'SPSS'], 'مراجعة الوصفات، SPSS'],
  ['zh', ['统计过程控制', 'Minitab'], '统计过程控制、Minitab'],
  ['ja', ['品質管理', '溶接'], '品質管理、溶接'],
])('in %s items are parted by the sign of the language', (language, names, shown) => {
  expect(skillsOf(names, language).querySelector('ul')?.textContent).toBe(shown);
});

test('the last of several short items is not left alone on its line', () => {
  const tied = (names: string[], options?: Partial<PdfOptions>) =>
    [...skillsOf(names, 'en', options).querySelectorAll('.tied')].map((one) => one.textContent);
  expect(tied(['Go', 'Rust', 'C++'])).toEqual(['Rust, ']);
  expect(tied(['Go', 'C++'])).toEqual([]);
  expect(tied(['SQL', 'R', 'Python', 'Stata', 'SAS'])).toEqual(['R, ', 'Stata, ']);
  expect(tied(['C', 'R', 'Go', 'Rust', 'Zig', 'Ada'])).toEqual(['Go, ', 'Zig, ']);
  const long = 'Failure modes, effects and criticality analysis';
  expect(tied(['Go', long, 'C++'])).toEqual([]);
  expect(tied(['Go', 'Rust', 'C++'], { skillLayout: 'inline', skillLevels: true })).toEqual([]);
});
