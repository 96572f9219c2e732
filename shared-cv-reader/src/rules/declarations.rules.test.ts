import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const JOB =
  '# Jonas Wendt\n# Work experience\n2015 – 2020 ¦ Joiner, Harms Ltd, Kiel\n* Built stairs';
const SIGNED =
  'I hereby declare that the information given above is true to the best of my knowledge.';
const read = (text: string) => {
  const { cv, unplaced } = readLines(linesFrom(`${JOB}\n${text}`));
  return {
    jobs: cv.work_experience?.map(({ company, description }) => [company, description]),
    sections: cv.sections,
    unplaced: unplaced.map(({ text: left }) => left).join('\n'),
  };
};

test.each([
  `# Declaration\n${SIGNED}\nPlace: Kiel\nDate: 12/03/2024\n(Jonas Wendt)`,
  `${SIGNED}\nDate : 12.03.2024\nPlace : Kiel ¦ JONAS WENDT`,
  'Hiermit versichere ich, dass alle Angaben der Wahrheit entsprechen.\nKiel, 12.03.2024\nJonas Wendt',
  '# ERKLÄRUNG\nDas alles stimmt.\nKiel, 12.03.2024 ¦ Jonas Wendt',
])(
  'what is signed at the end of a form is no job and no section, and is not placed: %j',
  (text) => {
    const { jobs, sections, unplaced } = read(text);
    expect(jobs).toEqual([['Harms Ltd', '']]);
    expect(sections).toBeUndefined();
    expect(unplaced).toContain('Kiel');
  },
);

test('what is told of a declaration among other things stays', () => {
  const more = Array.from({ length: 12 }, (_none, at) => `* Deed number ${at} of many`).join('\n');
  expect(read(`I declare war on waste, and so do we all\n${more}`).unplaced).toBe('');
});
