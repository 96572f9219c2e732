import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { skillsOf } from './skills.rules.ts';

const names = (text: string) => skillsOf(linesFrom(text)).map(({ name }) => name.text);

describe('skills', () => {
  test('are not the names of groups that stand out above them', () => {
    expect(names('# Data Analysis\nSQL ¦ Python\n# Operations\nScheduling, Team training')).toEqual(
      ['SQL', 'Python', 'Scheduling', 'Team training'],
    );
  });

  test('are not the names of groups beside their lists', () => {
    expect(names('Data Analysis ¦ SQL, Python\nOperations ¦ Scheduling, Hiring')).toEqual([
      'SQL',
      'Python',
      'Scheduling',
      'Hiring',
    ]);
  });

  test('stand out above their levels', () => {
    expect(names('# SQL\nExpert\n# Python\nBeginner')).toEqual(['SQL', 'Python']);
  });
});
