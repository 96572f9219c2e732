import { expect, test } from '@jest/globals';
import { SECTION_KEYS, withLevel } from '@sastre/shared-contracts/api';
import { emptyCv, sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { excerptOf, isEmptySection } from './excerpt.rules.ts';
import { ADDED } from './section-list.fixture.ts';
import { applyChange } from '../layout.rules.ts';

test('every section of a filled CV says what is in it', () => {
  const cv = sampleCv();
  const said = SECTION_KEYS.map((key) => [key, excerptOf(cv, key, 'en').lines]);
  expect(Object.fromEntries(said)).toEqual({
    'cover-letter': [],
    personalInfo: [
      'Ana María Fernández, Senior Product Engineer',
      'ana.fernandez@example.com · +34 600 000 000 · Madrid, Spain · https://linkedin.example/in/ana-fernandez · https://anafernandez.example · https://github.example/anafernandez',
    ],
    summary: ['Product engineer with nine years in payments and health software.'],
    skills: ['TypeScript, PostgreSQL'],
    workExperience: [
      'Senior Product Engineer, Kontora Payments',
      'Full-Stack Engineer, Lumen Health',
    ],
    education: [
      'MSc, Computer Science, Universidad de Ejemplo',
      'BSc, Computer Science, Universidad de Ejemplo',
    ],
    languages: ['Spanish (Native), German (Intermediate)'],
  });
});

test('a letter is shown as text, without its marks', () => {
  const copy = sampleTailoredCv();
  const cv = applyChange(copy, { tailored: { coverLetter: '# Hello\n\nI **want** this.' } });
  expect(excerptOf(cv, 'cover-letter', 'en').lines).toEqual(['Hello I want this.']);
});

test('jobs come in the order in which the CV has them, three at most', () => {
  const cv = sampleCv();
  const [job] = cv.work_experience;
  if (job === undefined) throw new Error('no job');
  const years = ['2019', '2023', '2015', '2021'];
  cv.work_experience = years.map((year) => ({
    ...job,
    current: false,
    position: year,
    company: '',
    startDate: year,
    endDate: year,
  }));
  const newest = applyChange(cv, { tailored: { workOrder: 'newest' } });
  expect(excerptOf(newest, 'workExperience', 'en')).toEqual({
    lines: ['2023', '2021', '2019'],
    more: 1,
  });
  expect(excerptOf(cv, 'workExperience', 'en').lines).toEqual(['2019', '2023', '2015']);
});

test('a long text ends between words', () => {
  const cv = sampleCv();
  cv.personal_info.summary = 'seven77 '.repeat(80);
  const [line = ''] = excerptOf(cv, 'summary', 'en').lines;
  expect(line).toMatch(/^(seven77 )*seven77…$/);
  expect(line.length).toBeGreaterThan(250);
  cv.personal_info.summary = '🙂'.repeat(400);
  expect(excerptOf(cv, 'summary', 'en').lines).toEqual([`${'🙂'.repeat(280)}…`]);
});

test('levels and small words are those of the document', () => {
  const cv = applyChange(sampleCv(), { tailored: { language: 'es' } });
  expect(excerptOf(cv, 'languages', 'de').lines).toEqual(['Spanish (nativo), German (intermedio)']);
  cv.language_skills = cv.language_skills.map((one) => withLevel(one, undefined));
  expect(excerptOf(cv, 'languages', 'de').lines).toEqual(['Spanish, German']);
  expect(excerptOf(sampleCv(), 'education', 'es').lines[0]).toContain('MSc, Computer Science');
});

test('a section without content of its own is empty, also with blank entries', () => {
  const cv = emptyCv();
  expect(SECTION_KEYS.filter((key) => !isEmptySection(cv, key))).toEqual(['personalInfo']);
  const filled = sampleCv();
  cv.work_experience = filled.work_experience.map((job) => ({
    ...job,
    position: ' ',
    company: '',
  }));
  cv.education = filled.education.map((course) => ({ ...course, degree: '', institution: ' ' }));
  cv.skills = filled.skills.map((skill) => ({ ...skill, name: ' ' }));
  cv.language_skills = filled.language_skills.map((skill) => ({ ...skill, language: '' }));
  cv.personal_info = { ...cv.personal_info, fullName: ' ', email: '', summary: '\n' };
  expect(SECTION_KEYS.filter((key) => !isEmptySection(cv, key))).toEqual([]);
});

test('an added section says what its entries are headed by, interests in a row', () => {
  const cv = { ...sampleCv(), sections: ADDED };
  expect(excerptOf(cv, 'section:a', 'en').lines).toEqual([
    'Foot bridge, Town of Lund',
    'A shed, a gate',
  ]);
  expect(excerptOf(cv, 'section:b', 'en').lines).toEqual(['Chess, club, blitz']);
  expect(
    ['section:b', 'section:c', 'section:gone'].map((key) => isEmptySection(cv, key as never)),
  ).toEqual([false, true, true]);
});
