import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const read = (text: string) => readLines(linesFrom(`# Ana Ruiz\n${text}`));
const skillsIn = (text: string) =>
  read(`# Skills\n${text}`).cv.skills?.map(({ name, level, noLevel }) => [
    name,
    noLevel === true ? '' : level,
  ]);

describe('the level of a skill', () => {
  test.each([
    ['Welding ★★★★☆\nTurning ●●●○○\nMilling ★★★'],
    ['Welding ¦ 80%\nTurning ¦ 60 %\nMilling'],
    ['Welding: 4/5\nTurning 3 / 5\nMilling'],
    ['80% ¦ 60%\nWelding ¦ Turning\nMilling'],
  ])('is told by a rating, behind or above: %j', (text) => {
    expect(skillsIn(text)).toEqual([
      ['Welding', 'Advanced'],
      ['Turning', 'Intermediate'],
      ['Milling', ''],
    ]);
  });

  test('is a doubt where a rating told it', () => {
    expect(read('# Skills\nWelding ★★★★☆\nTurning').doubts).toEqual(['skills[0].level']);
  });

  test('can stand behind a hyphen', () => {
    expect(skillsIn('RUBY- good\nGO - very good\nRUST – Expert')).toEqual([
      ['RUBY', 'Intermediate'],
      ['GO', 'Advanced'],
      ['RUST', 'Expert'],
    ]);
  });
});

test('a rating tells how well a language is spoken, and never whose own it is', () => {
  const { cv, doubts, unplaced } = read(
    '# Languages\nSpanish ¦ ●●●●●\nEnglish ●●●○○\nGerman – 40%\nWelsh (near native)',
  );
  expect(cv.language_skills?.map(({ language, level }) => [language, level])).toEqual([
    ['Spanish', 'Fluent'],
    ['English', 'Intermediate'],
    ['German', 'Beginner'],
    ['Welsh', 'Fluent'],
  ]);
  expect(doubts).toHaveLength(3);
  expect(unplaced).toEqual([]);
});
