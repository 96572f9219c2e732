import { describe, expect, test } from '@jest/globals';
import {
  defaultEducation,
  defaultPersonalInfo,
  defaultSectionEntry,
  defaultSkill,
  defaultWorkExperience,
  type CvContent,
} from '@sastre/shared-contracts/api';
import { allDoubts } from './doubtful.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const job = (own: Partial<CvContent['work_experience'][number]>): Partial<CvContent> => ({
  work_experience: [{ ...defaultWorkExperience, id: 'j', ...own }],
});
const course = (own: Partial<CvContent['education'][number]>): Partial<CvContent> => ({
  education: [{ ...defaultEducation, id: 'c', ...own }],
});
const skills = (...names: string[]): Partial<CvContent> => ({
  skills: names.map((name) => ({ ...defaultSkill, id: name, name })),
});
const entries = (...own: Partial<typeof defaultSectionEntry>[]): Partial<CvContent> => ({
  sections: [
    {
      id: 's',
      kind: 'custom',
      title: '',
      entries: own.map((entry, at) => ({ ...defaultSectionEntry, id: `e${at}`, ...entry })),
    },
  ],
});
const doubtsOf = (cv: Partial<CvContent>) => allDoubts([], cv);

describe('what does not look like what a field asks for', () => {
  test('is a job at an address, or on a date', () => {
    expect(
      doubtsOf(job({ company: 'Otterwerk', position: 'otterwerk.example/jobs/miller' })),
    ).toEqual(['work_experience[0].position']);
    expect(doubtsOf(job({ company: 'Otterwerk, May 2019', position: 'Miller' }))).toEqual([
      'work_experience[0].company',
    ]);
  });

  test('is one name for two things', () => {
    expect(doubtsOf(job({ company: 'Miller', position: 'miller' }))).toEqual([
      'work_experience[0].company',
      'work_experience[0].position',
    ]);
  });

  test('is the name of another place in a description, or an end before its beginning', () => {
    expect(
      doubtsOf(job({ description: 'Otterwerk North', startDate: '2020-03', endDate: '2019' })),
    ).toEqual(['work_experience[0].description', 'work_experience[0].endDate']);
    expect(doubtsOf(job({ description: 'Ground rye for four bakers.', endDate: '2019' }))).toEqual(
      [],
    );
  });

  test('is a rest of a sentence where a subject would be', () => {
    expect(doubtsOf(course({ field: 'till 3rd term' }))).toEqual(['education[0].field']);
    expect(doubtsOf(course({ field: '. Milling Science' }))).toEqual(['education[0].field']);
    expect(doubtsOf(course({ field: 'Milling Science', degree: 'B.Tech' }))).toEqual([]);
  });

  test('is a name of one word, a summary of years', () => {
    const personal_info = {
      ...defaultPersonalInfo,
      fullName: 'Miller',
      summary: '2011 – 2013 School, 2013 – 2015 College',
    };
    expect(doubtsOf({ personal_info })).toEqual([
      'personal_info.fullName',
      'personal_info.summary',
    ]);
    const fullName = 'Ana María de la Vega y Montes';
    expect(doubtsOf({ personal_info: { ...defaultPersonalInfo, fullName } })).toEqual([]);
  });

  test('is a skill that is a year, a language, a level, or torn from a list', () => {
    const names = ['2022', 'German', 'B2', 'Sieves (fine', 'Mills &', 'I master all of the mills'];
    expect(doubtsOf(skills(...names))).toHaveLength(names.length);
    const fine = [
      'C/C++',
      'C',
      'npm',
      'sens du contact',
      'Office (Word, Excel, Access, Power Point)',
    ];
    expect(doubtsOf(skills(...fine))).toEqual([]);
  });

  test('is an entry that is told instead of named', () => {
    const told = [
      { name: 'I like to row' },
      { name: 'and never once forgot the keys of the mill.' },
      { name: 'Rye Prize, : Guild of Millers' },
      { name: 'Prize ( Cohort)' },
      { name: '2016' },
    ];
    expect(doubtsOf(entries(...told))).toEqual(
      told.map((_entry, at) => `sections[0].entries[${at}].name`),
    );
    expect(doubtsOf(entries({ name: 'Rye Prize', organisation: 'Guild of Millers' }))).toEqual([]);
  });

  test('is a list of tools, or a date, that stands for who gave it', () => {
    const own = [{ organisation: 'Rust, Go, Zig, Odin' }, { organisation: 'Nov/24' }];
    expect(doubtsOf(entries(...own))).toHaveLength(2);
  });
});

test('doubts stand in the order of the form, each once', () => {
  const cv = { ...job({ company: 'Miller', position: 'miller' }), ...skills('2022') };
  const found = ['skills[0].level', 'work_experience[0].company'];
  expect(allDoubts(found, cv)).toEqual([
    'work_experience[0].company',
    'work_experience[0].position',
    'skills[0].level',
    'skills[0].name',
  ]);
});

test('what is read of a file is looked at', () => {
  const { doubts } = readLines(linesFrom('# Ina Berg\n\n# Skills\nSieves, Mills, German'));
  expect(doubts).toEqual(['skills[2].name']);
});

test.each([
  ['ana@ruiz.ex', ['personal_info.email']],
  ['ana@ruiz.lv', []],
  ['ana@ruiz.co.uk', []],
  ['ana@ruiz.eu', []],
  ['ana@ruiz.example', []],
])('a mail that ends in no country was cut off: %s', (email, doubts) => {
  const person = { ...defaultPersonalInfo, fullName: 'Ana Ruiz', email };
  expect(allDoubts([], { personal_info: person })).toEqual(doubts);
});
