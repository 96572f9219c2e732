import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const OWN_WORDS = `
# Ruth Abara
Ship's Cook

# Ahoy
Cook on research ships for twelve years. I feed forty people out of nine square metres, and nobody has ever been left hungry.

# The log
Chief Cook, Polar Lines ¦ 03/2018 – 02/2024
* Planned the stores of a winter in the ice.

Second Cook, Ferry Company North ¦ 05/2012 – 01/2018
* Baked bread for three hundred.

# The books
Diploma in Catering ¦ 2008 – 2010
College of the Isles

# The drawer
Knives
Ovens
Bread

# Tongues of mine
Igbo: native
English: fluent

# Ports of call
Lisbon in spring
`;

describe('headings of a person’s own words', () => {
  const { cv } = readLines(linesFrom(OWN_WORDS));

  test('are told by what stands below them', () => {
    expect(cv.personal_info?.summary).toMatch(/^Cook on research ships/);
    expect(cv.work_experience?.map(({ position, company }) => [position, company])).toEqual([
      ['Chief Cook', 'Polar Lines'],
      ['Second Cook', 'Ferry Company North'],
    ]);
    expect(cv.education?.map(({ institution }) => institution)).toEqual(['College of the Isles']);
    expect(cv.skills?.map(({ name }) => name)).toEqual(['Knives', 'Ovens', 'Bread']);
    expect(cv.language_skills?.map(({ language }) => language)).toEqual(['Igbo', 'English']);
  });

  test('stay a section of their own where nothing tells them', () => {
    expect(cv.sections?.map(({ title }) => title)).toEqual(['Ports of call']);
  });

  test('take nothing from a part that is there', () => {
    const read = readLines(
      linesFrom(`${OWN_WORDS}\n# Experience\nPurser, Harbour Boats ¦ 2010 – 2012`),
    );
    expect(read.cv.work_experience?.map(({ company }) => company)).toEqual(['Harbour Boats']);
    expect(read.cv.sections?.map(({ title }) => title)).toContain('The log');
  });
});

test.each([
  'Knives • Ovens (expert) • Bread and pies',
  'Knives ¦ Ovens and all that bakes in them (expert)\nBread ¦ Pies\nCakes ¦ Jam',
])('a list of names in a line, or in columns, is of skills: %s', (text) => {
  const { cv } = readLines(
    linesFrom(
      `# Ruth Abara\nCook\n\n# Languages\nIgbo: native\n\n# Education\nCollege of the Isles ¦ 2008 – 2010\n\n# Experience\nCook, Polar Lines ¦ 2018 – 2024\n\n# The drawer\n${text}`,
    ),
  );
  expect(cv.skills?.map(({ name }) => name)).toContain(
    'Bread'.concat(text.includes('•') ? ' and pies' : ''),
  );
});

test('studies are told by their schools, too, where a degree is not known', () => {
  const { cv } = readLines(
    linesFrom(
      '# Ruth Abara\nCook\n\n# Experience\nCook, Polar Lines ¦ 2018 – 2024\n\n# The books\nBSc, Physics ¦ 2008 – 2010\nUniversity of Kent\n\nMGast, Kitchens ¦ 2004 – 2007\nUniversity of Hull\n\n# Languages\nIgbo: native',
    ),
  );
  expect(cv.education?.map(({ institution }) => institution)).toEqual([
    'University of Kent',
    'University of Hull',
  ]);
});
