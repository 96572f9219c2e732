import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const JOB = 'Nurse, Sint Lucas Hospital ¦ 03/2019 – 05/2021\n* Trains new colleagues.';
const cvWith = (about: string, work: string, skills: string) =>
  `# Noor van Dijk\nn@x.example\n# ${about}\nI have nursed children in three wards of two hospitals, at day and at night.\n# ${work}\n${JOB}\n# ${skills}\nTriage\nSAP\nPlastering`;
const titlesIn = (text: string, isOurs: boolean) => {
  const lines = linesFrom(text).map((line) => (isOurs ? { ...line, breaksWords: true } : line));
  const { cv, unplaced } = readLines(lines);
  const { summary, workExperience, skills } = cv.sectionTitles ?? {};
  return [summary, workExperience, skills, ...unplaced.map(({ text: left }) => left)];
};

describe('a heading in words of its own stands with the CV', () => {
  test.each([
    ['en', 'In a nutshell', 'Where I have worked', 'What I can do'],
    ['de', 'Kurzprofil', 'Wo ich gearbeitet habe', 'Das kann ich'],
    ['es', 'Sobre mí', 'Mi recorrido', 'Lo que sé hacer'],
  ])('in %s', (_language, ...said) => {
    const [about, work, skills] = said as [string, string, string];
    expect(titlesIn(cvWith(about, work, skills), true)).toEqual(said);
  });

  test('in a file of others', () => {
    const said = ['Summary', 'Where I have worked', 'Things I do'] as const;
    expect(titlesIn(cvWith(...said), false)).toEqual(['', ...said.slice(1)]);
  });

  test('on our sheet also where many say it so', () => {
    const said = ['In a nutshell', 'Employment history', 'Core skills'] as const;
    expect(titlesIn(cvWith(...said), true)).toEqual(said);
    expect(titlesIn(cvWith(...said), false)).toEqual([undefined, undefined, undefined]);
  });
});

test.each([
  ['Profil', 'Berufserfahrung', 'Kenntnisse'],
  ['Perfil', 'Experiencia laboral', 'Competencias'],
] as const)(
  'what our sheet writes itself is no heading of the person: %s',
  (about, work, skills) => {
    expect(titlesIn(cvWith(about, work, skills), true)).toEqual([undefined, undefined, undefined]);
  },
);

test('of two of them for one section none is the title, and both are not placed', () => {
  const text = `${cvWith('Summary', 'Work experience', 'What I can do')}\n# Das kann ich\nGerman\nLime\nKilns`;
  const [, , skills, ...unplaced] = titlesIn(text, true);
  expect([skills, unplaced]).toEqual([undefined, ['What I can do', 'Das kann ich']]);
});
