import { expect, test } from '@jest/globals';
import {
  cvPatchSchema,
  defaultCvContent,
  defaultLanguageSkill,
  defaultPersonalInfo,
  defaultSectionEntry,
  defaultSkill,
  defaultWorkExperience,
  LIMITS,
  type CvContent,
  type Section,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { takeOver } from './take-over.rules.ts';

const job = (company: string, position: string, parts = {}) => ({
  ...defaultWorkExperience,
  id: `${company} ${position}`,
  company,
  position,
  ...parts,
});
const section = (id: string, title: string, ...names: string[]): Section => ({
  id,
  kind: 'custom',
  title,
  entries: names.map((name) => ({ ...defaultSectionEntry, id: name, name })),
});
const existing: CvContent = {
  ...defaultCvContent,
  personal_info: { ...defaultPersonalInfo, fullName: 'Ines Costa', profilePictureUrl: '/mine' },
  work_experience: [job('Arup', 'Clerk', { startDate: '2010-01' }), job('Lund', 'Analyst')],
  language: 'pt',
};
const imported: CvContent = {
  ...defaultCvContent,
  personal_info: {
    ...defaultPersonalInfo,
    fullName: 'I. Costa',
    email: 'ines@example.org',
    profilePictureUrl: '/theirs',
  },
  work_experience: [
    job('ARUP ', 'clerk', { startDate: '2010-01', location: 'London', id: '1' }),
    job('Arup', 'Clerk', { startDate: '2019-05', id: 'Lund Analyst' }),
  ],
  skills: [{ ...defaultSkill, id: '1', name: 'SQL' }],
  sections: [section('a', 'Clubs', 'Rowing')],
};
const jobsOf = ({ work_experience }: CvContent) =>
  work_experience.map(({ company, startDate, location }) => [company, startDate, location]);

test('replace takes what was read, and leaves picture and language', () => {
  const { cv, changes } = takeOver(existing, imported, 'replace');
  expect(cv.personal_info).toMatchObject({ fullName: 'I. Costa', profilePictureUrl: '/mine' });
  expect([cv.work_experience, cv.language]).toEqual([imported.work_experience, 'pt']);
  expect(changes).toEqual([
    { part: 'personal_info', added: 1, changed: 1, removed: 0 },
    { part: 'work_experience', added: 1, changed: 1, removed: 1 },
    { part: 'skills', added: 1, changed: 0, removed: 0 },
    { part: 'sections', added: 1, changed: 0, removed: 0, sections: cv.sections },
  ]);
});

test('the added sections that change are named, and no others', () => {
  const before = {
    ...existing,
    sections: [section('a', 'Clubs'), section('b', 'Prizes', 'Medal')],
  };
  const other = { ...section('c', 'Prizes'), entries: [] };
  const after = { ...imported, sections: [section('d', 'Clubs'), other, section('e', 'Boats')] };
  const { changes } = takeOver(before, after, 'replace');
  const { sections = [] } = changes.find(({ part }) => part === 'sections') ?? {};
  expect(sections.map(({ title }) => title)).toEqual(['Prizes', 'Boats']);
});

test('replace by a file without sections sends none, and no extra', () => {
  const before = { ...existing, sections: [section('a', 'Clubs')], extra: { pets: 1 } };
  const { cv } = takeOver(before, { ...imported, sections: undefined } as never, 'replace');
  expect([cv.sections, cv.extra]).toEqual([[], {}]);
});

test('fill leaves all that is there, lists as well', () => {
  const { cv, changes } = takeOver(existing, imported, 'fill');
  expect(cv.personal_info).toMatchObject({
    fullName: 'Ines Costa',
    email: 'ines@example.org',
    profilePictureUrl: '/mine',
  });
  expect(cv.work_experience).toEqual(existing.work_experience);
  expect(
    changes.map(({ part, added, changed, removed }) => [part, added, changed, removed]),
  ).toEqual([
    ['personal_info', 1, 0, 0],
    ['skills', 1, 0, 0],
    ['sections', 1, 0, 0],
  ]);
});

test('add fills the entries that are there, and puts the others among them by date', () => {
  const { cv } = takeOver(existing, imported, 'add');
  expect(jobsOf(cv)).toEqual([
    ['Arup', '2019-05', ''],
    ['Arup', '2010-01', 'London'],
    ['Lund', '', ''],
  ]);
  expect(new Set(cv.work_experience.map(({ id }) => id)).size).toBe(3);
});

test('add puts newer jobs by date into a list that goes by date, and behind one that goes otherwise', () => {
  const begun = (...dates: string[]): CvContent => ({
    ...defaultCvContent,
    work_experience: dates.map((startDate, at) =>
      job(`Firm ${at} ${dates.join()}`, '', { startDate }),
    ),
  });
  const startsOf = (there: CvContent, more: CvContent) => {
    const { cv } = takeOver(there, more, 'add');
    return cv.work_experience.map(({ startDate }) => startDate);
  };
  const more = begun('2021-03', '', '2012', '2005');
  expect(startsOf(begun('2013-04', '2010', '2009-01'), more)).toEqual([
    ...['2021-03', '2013-04', '2012', '2010', '2009-01', '', '2005'],
  ]);
  expect(startsOf(begun('2009-01', '2013-04'), more)).toEqual([
    ...['2009-01', '2013-04', '2021-03', '', '2012', '2005'],
  ]);
});

test('add fills entries where they stand by now, though newer ones came before them', () => {
  const there = {
    ...defaultCvContent,
    work_experience: [job('Arup', 'Clerk', { startDate: '2010' })],
  };
  const work_experience = [
    job('Lund', 'Analyst', { startDate: '2020' }),
    job('Arup', 'Clerk', { startDate: '2010', location: 'Bonn' }),
    job('Lund', 'Analyst', { startDate: '2020', location: 'Ulm' }),
  ];
  expect(jobsOf(takeOver(there, { ...defaultCvContent, work_experience }, 'add').cv)).toEqual([
    ['Lund', '2020', ''],
    ['Lund', '2020', 'Ulm'],
    ['Arup', '2010', 'Bonn'],
  ]);
});

test('add twice is add once', () => {
  const once = takeOver(existing, imported, 'add').cv;
  expect(takeOver(once, imported, 'add')).toMatchObject({ cv: once, changes: [] });
});

test('add takes a beginning that says less for the same one, and one that says as much before that', () => {
  const begun = (...dates: string[]): CvContent => ({
    ...defaultCvContent,
    work_experience: dates.map((startDate) => job('Arup', 'Clerk', { startDate, id: startDate })),
  });
  const added = (there: CvContent, more: CvContent) =>
    jobsOf(takeOver(there, more, 'add').cv).map(([, startDate]) => startDate);
  expect(added(begun('2020-02-01'), begun('2020-02'))).toEqual(['2020-02-01']);
  expect(added(begun('2020'), begun('2020-02'))).toEqual(['2020']);
  expect(added(begun('2020-02-01', '2020-09'), begun('2020-09', '2021'))).toEqual([
    ...['2020-02-01', '2020-09', '2021'],
  ]);
});

test('add puts entries into the section of the same name', () => {
  const before = { ...existing, sections: [section('x', 'clubs', 'Chess', 'rowing')] };
  const more = { ...imported, sections: [section('a', 'Clubs', 'Rowing', 'Sailing')] };
  const { cv } = takeOver(before, more, 'add');
  expect(cv.sections?.map(({ id, entries }) => [id, entries.map(({ name }) => name)])).toEqual([
    ['x', ['Chess', 'rowing', 'Sailing']],
  ]);
});

test('add takes a language told in another tongue for the one that is there', () => {
  const told = (...names: string[]): CvContent => ({
    ...defaultCvContent,
    language_skills: names.map((language) => ({ ...defaultLanguageSkill, id: language, language })),
  });
  const { cv } = takeOver(told('Deutsch', 'Obersorbisch'), told('German', 'english'), 'add');
  expect(cv.language_skills.map(({ language }) => language)).toEqual([
    ...['Deutsch', 'Obersorbisch', 'english'],
  ]);
});

test('what does not fit is left over as text, and the rest can be saved', () => {
  const long = 'x'.repeat(LIMITS.textLength);
  const many = Array.from({ length: LIMITS.listLength + 2 }, (_none, at) => ({
    ...defaultSkill,
    id: `${at}`,
    name: `Skill ${at}`,
  }));
  const huge = {
    ...imported,
    personal_info: { ...imported.personal_info, summary: `${long}tail` },
    skills: many,
    extra: { blob: 'x'.repeat(LIMITS.extraBytes) },
  };
  const { cv, leftOver } = takeOver(defaultCvContent, huge, 'replace');
  expect(leftOver.map(({ part, field }) => [part, field])).toEqual([
    ['personal_info', 'summary'],
    ['skills', undefined],
    ['extra', undefined],
  ]);
  expect(leftOver[0]?.texts).toEqual(['tail']);
  expect(leftOver[1]?.texts).toEqual(['Skill 200\nIntermediate', 'Skill 201\nIntermediate']);
  expect(cvPatchSchema.safeParse(cv).success).toBe(true);
});

test('the same CV changes nothing, whatever the way', () => {
  const { _id, created_at: _c, updated_at: _u, ...content } = sampleCv();
  for (const mode of ['replace', 'fill', 'add'] as const)
    expect(takeOver(content, content, mode).changes).toEqual([]);
});
