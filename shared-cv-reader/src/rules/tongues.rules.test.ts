import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const read = (skills: string) => {
  const { cv, unplaced } = readLines(
    linesFrom(
      `# Ana Ruiz\n\n# Experience\nNurse, Clinic ¦ 2019 – 2021\n\n# Education\nUniversity of Ulm ¦ 2012\n\n${skills}`,
    ),
  );
  return {
    skills: cv.skills?.map(({ name }) => name) ?? [],
    languages: cv.language_skills?.map(({ language, level }) => `${language} ${level}`) ?? [],
    unplaced,
  };
};

test.each([
  [
    '# Personal skills\nMother tongue(s) ¦ Dutch\nOther language(s) ¦ Listening ¦ Reading ¦ Writing\nEnglish ¦ C1 ¦ C1 ¦ B2\nJob-related skills ¦ Triage, SAP',
    ['Dutch Native', 'English Advanced'],
  ],
  [
    '# Competenze personali\nLingua madre ¦ Italiano\nAltre lingue\nAscolto ¦ Lettura ¦ Interazione ¦ Produzione\nInglese ¦ B2 ¦ B2 ¦ B1 ¦ B1\nCompetenze digitali ¦ Triage, SAP',
    ['Italiano Native', 'Inglese Intermediate'],
  ],
])('languages in a grid among skills are languages: %#', (text, languages) => {
  expect(read(text)).toMatchObject({ languages, skills: ['Triage', 'SAP'] });
});

test('what stands in the grid beside names and levels is not lost', () => {
  const { unplaced } = read(
    '# Personal skills\nMother tongue(s) ¦ Dutch\nOther language(s) ¦ Listening ¦ Reading ¦ Writing\nEnglish ¦ C1 ¦ C1 ¦ B2',
  );
  expect(unplaced.map(({ text }) => text).join(' ')).toContain('Listening Reading Writing');
});

describe('languages among other skills', () => {
  const read = (text: string) => {
    const { cv } = readLines(linesFrom(`# Ana Ruiz\n# Other skills\n${text}`));
    return {
      spoken: cv.language_skills?.map(({ language }) => language),
      skills: cv.skills?.map(({ name }) => name),
    };
  };

  test.each([
    'Languages: Spanish (native), English (fluent)\nOffice: Excel, Word',
    'Languages\nSpanish (native), English (fluent)\nOffice: Excel, Word',
    'Spanish: native\nEnglish: B2\nExcel, Word',
  ])('are spoken where they are languages: %j', (text) => {
    expect(read(text)).toEqual({ spoken: ['Spanish', 'English'], skills: ['Excel', 'Word'] });
  });

  test('are none where a computer speaks them', () => {
    expect(read('Languages: Java, C++\nOffice: Excel')).toEqual({
      spoken: [],
      skills: ['Java', 'C++', 'Excel'],
    });
  });
});

test('a language that no list knows is one among those that are, where it is told how well it is spoken', () => {
  const text =
    '# Skills\nTriage, SAP\nIdiomas: Inglés - Básico; Glíglico - Intermedio; Español - Nativo;';
  expect(read(text)).toMatchObject({
    skills: ['Triage', 'SAP'],
    languages: ['Inglés Beginner', 'Glíglico Intermediate', 'Español Native'],
  });
});
