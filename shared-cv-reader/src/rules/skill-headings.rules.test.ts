import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import { withSkillHeadings } from './skill-headings.rules.ts';

const skillsIn = (text: string) =>
  readLines(linesFrom(text)).cv.skills?.map(({ name, level }) => [name, level]);
const namesIn = (text: string) => skillsIn(text)?.map(([name]) => name);

describe('headings with nothing but a level below each', () => {
  test('are skills', () => {
    const text =
      '# Ana Ruiz\n# Summary\nA cook.\n# Menu planning\nExpert\n# Game\nAdvanced\nHACCP\nBeginner';
    expect(skillsIn(`${text}\n# Languages\nEnglish (native)`)).toEqual([
      ['Menu planning', 'Expert'],
      ['Game', 'Advanced'],
      ['HACCP', 'Beginner'],
    ]);
  });

  test('are none where one is alone', () => {
    expect(namesIn('# Ana Ruiz\n# Menu planning\nExpert\n# Skills\nSQL')).toEqual(['SQL']);
  });
});

describe('headings with nothing but names below', () => {
  const text = `# Ana Ruiz\n# Summary\nA cook who has led the kitchens of five houses on two coasts, and wrote a book.\n# Interests\nChess\n# Cold kitchen\nTerrines ¦ Sushi\n# Warm kitchen\nGame\nSauces\n# Languages\nEnglish (native)`;

  test('are groups of skills', () => {
    expect(namesIn(text)).toEqual(['Terrines', 'Sushi', 'Game', 'Sauces']);
  });

  test('are none where one alone says so, or a sentence stands below', () => {
    expect(namesIn(text.replace('Terrines ¦ Sushi', 'I love it, and do it well.'))).toEqual([]);
  });
});

test('a heading that a narrow column wraps is one', () => {
  const text =
    '# Ana Ruiz\n# Summary\nA cook who has led the kitchens of five houses on two coasts, and wrote a book.\n# Interests\nChess\n# Programming\n# Languages\nGo ¦ Rust\n# Data stores\nRedis ¦ Kafka';
  expect(namesIn(`${text}\n# Languages\nEnglish (native)`)).toEqual([
    'Go',
    'Rust',
    'Redis',
    'Kafka',
  ]);
});

describe('headings with nothing below any of them', () => {
  const bare = ['Tenders', 'Cold calling', 'Price lists', 'Game'].flatMap((text) =>
    linesFrom(`# ${text}`).map((heading) => ({ kind: 'other' as const, heading, lines: [] })),
  );

  test('are a list of skills, where none is told', () => {
    const [skills, ...more] = withSkillHeadings(bare);
    expect([skills?.kind, skills?.lines.length, more.length]).toEqual(['skills', 4, 0]);
  });

  test('are none where skills are told', () => {
    const told = { kind: 'skills' as const, heading: undefined, lines: linesFrom('SQL') };
    expect(withSkillHeadings([...bare, told])).toHaveLength(5);
  });
});

test('a house of studies is no heading of what its name sounds like', () => {
  const text =
    '# Ana Ruiz\n# Education\n# Kaveri Institute of Technology\nB.Tech., Electronics\n2015 – 2019\n# Languages\nEnglish (native)';
  const { cv } = readLines(linesFrom(text));
  expect(cv.skills).toEqual([]);
  expect(cv.education?.[0]?.institution).toBe('Kaveri Institute of Technology');
});
