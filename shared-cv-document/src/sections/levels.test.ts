/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import {
  defaultTailored,
  DOCUMENT_LANGUAGES,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
  TEMPLATES,
  withLevel,
  type Cv,
  type PdfOptions,
  type Skill,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { levelWord } from '../levels.rules.ts';
import { renderCv } from '../render-cv.ts';
import { WORDS } from '../words/words.ts';

const text = (cv: Cv, section: string, options: Partial<PdfOptions> = {}) => {
  const pdfOptions = { ...defaultTailored.pdfOptions, ...options };
  const html = renderCv({ ...cv, tailored: { ...defaultTailored, pdfOptions } }, 'en');
  const document = new DOMParser().parseFromString(html, 'text/html');
  return document.querySelector(`.sec-${section} :is(.groups, .skills, .langs)`)?.textContent;
};
const skilled = (...skills: [name: string, level: Skill['level']][]): Cv => ({
  ...sampleCv(),
  skills: skills.map(([name, level]) => ({ id: name, name, level })),
});

test('skills stand by their levels; where nobody chose one, in one group as they are stored', () => {
  const chosen = skilled(['Go', 'Intermediate'], ['Rust', 'Expert'], ['Java', 'Intermediate']);
  expect(text(chosen, 'skills')).toBe('Expert:RustIntermediate:Go, Java');
  const [unnamed] = skilled([' ', 'Expert']).skills;
  const never = skilled(['Go', 'Intermediate'], ['Rust', 'Intermediate']);
  expect(text({ ...never, skills: [...never.skills, unnamed!] }, 'skills')).toBe('Go, Rust');
});

test('levels of skills are shown or left out as chosen', () => {
  const never = skilled(['Go', 'Intermediate'], ['Rust', 'Intermediate']);
  expect(text(never, 'skills', { skillLevels: true })).toBe('Intermediate:Go, Rust');
  const chosen = skilled(['Go', 'Beginner'], ['Rust', 'Expert']);
  expect(text(chosen, 'skills', { skillLevels: false })).toBe('Go, Rust');
});

test('levels of languages are shown unless they are to be left out', () => {
  const cv = sampleCv();
  const names = cv.language_skills.map(({ language }) => language).join('');
  expect(text(cv, 'languages')).toContain('(Native)');
  expect(text(cv, 'languages', { languageLevels: false })).toBe(names);
});

test('skills stand one a line or one after the other, as they are stored, with their levels', () => {
  const cv = skilled(['Go', 'Beginner'], ['Rust', 'Expert']);
  const skillLevels = false;
  expect(text(cv, 'skills', { skillLayout: 'groups' })).toBe('Expert:RustBeginner:Go');
  expect(text(cv, 'skills', { skillLayout: 'lines' })).toBe('Go (Beginner)Rust (Expert)');
  expect(text(cv, 'skills', { skillLayout: 'lines', skillLevels })).toBe('GoRust');
  expect(text(cv, 'skills', { skillLayout: 'inline' })).toBe('Go (Beginner), Rust (Expert)');
  expect(text(cv, 'skills', { skillLayout: 'inline', skillLevels })).toBe('Go, Rust');
});

describe('a skill or language without a level', () => {
  const sql = { id: 'sql', name: 'SQL', level: 'Intermediate', noLevel: true } as const;
  const mixed: Cv = {
    ...skilled(['Go', 'Beginner'], ['Rust', 'Expert']),
    language_skills: sampleCv().language_skills.map((one, at) =>
      at === 0 ? withLevel(one, undefined) : one,
    ),
  };
  mixed.skills.splice(1, 0, sql);

  test.each(TEMPLATES)('has its name alone in every layout: %s', (template) => {
    // In a sidebar skills stand below each other.
    const inOrder = (layout: PdfOptions['skillLayout']) =>
      text(mixed, 'skills', { template, skillLayout: layout })?.replaceAll(', ', '');
    expect(inOrder('groups')).toBe('Expert:RustBeginner:GoOther:SQL');
    expect(inOrder('lines')).toBe('Go (Beginner)SQLRust (Expert)');
    expect(inOrder('inline')).toBe('Go (Beginner)SQLRust (Expert)');
    expect(text(mixed, 'languages', { template })).toBe('SpanishGerman (Intermediate)');
  });

  test('stands before the others, under no name, where the list begins with one', () => {
    const skills = [sql, ...mixed.skills.filter((skill) => skill !== sql)];
    expect(text({ ...mixed, skills }, 'skills')).toBe('SQLExpert:RustBeginner:Go');
    expect(text({ ...mixed, language: 'de' }, 'skills')).toBe(
      'Expertenkenntnisse:RustGrundkenntnisse:GoWeitere:SQL',
    );
  });

  test('leaves levels out where nobody chose one, and where there is none to show', () => {
    const never = { ...mixed, skills: [sql, ...skilled(['Go', 'Intermediate']).skills] };
    expect(text(never, 'skills')).toBe('SQL, Go');
    expect(text({ ...never, skills: [sql] }, 'skills', { skillLevels: true })).toBe('SQL');
    expect(
      text({ ...never, skills: [sql] }, 'skills', { skillLevels: true, skillLayout: 'lines' }),
    ).toBe('SQL');
  });
});

test('Chinese and Japanese have wide colons and brackets of their own, without a space around them', () => {
  const cv: Cv = { ...skilled(['Minitab', 'Expert'], ['Go', 'Beginner']), language: 'zh' };
  expect(text(cv, 'skills')).toBe('专家：Minitab初级：Go');
  expect(text(cv, 'skills', { skillLayout: 'inline' })).toBe('Minitab（专家）、Go（初级）');
  expect(text({ ...cv, language: 'ja' }, 'languages')).toContain('（');
});

test.each([
  ['pl', '(język ojczysty)'],
  ['es', '(nativo)'],
  ['fr', '(langue maternelle)'],
  ['ru', '(родной язык)'],
  ['tr', '(ana dil)'],
  ['de', '(Muttersprache)'],
  ['en', '(Native)'],
] as const)('in %s a level in brackets begins as in running text: %s', (language, level) => {
  expect(text({ ...sampleCv(), language }, 'languages')).toContain(level);
});

test('no language but English has a capital in brackets, beside the nouns of German', () => {
  const levels = [...SKILL_LEVELS, ...LANGUAGE_LEVELS];
  const shown = DOCUMENT_LANGUAGES.flatMap((language) =>
    levels.map((level) => `${language} ${levelWord(level, { words: WORDS[language], language })}`),
  );
  const large = shown.filter((word) => /^\S+ \p{Lu}/u.test(word) && !word.startsWith('en '));
  expect(new Set(large)).toEqual(
    new Set(['de Grundkenntnisse', 'de Expertenkenntnisse', 'de Muttersprache']),
  );
  expect(shown).toContain('de gute Kenntnisse');
  expect(shown).toContain('tr ileri');
});

test('a level at the head of a line keeps its capital', () => {
  const cv: Cv = { ...skilled(['React', 'Advanced'], ['Go', 'Beginner']), language: 'de' };
  expect(text(cv, 'skills')).toBe('Fortgeschritten:ReactGrundkenntnisse:Go');
  expect(text(cv, 'skills', { skillLayout: 'inline' })).toBe(
    'React (fortgeschritten), Go (Grundkenntnisse)',
  );
});
