import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import type { StyledLine } from './styled-line.types.ts';

const read = (text: string) => readLines(linesFrom(`# Ada Kelp\nada@kelp.example\n${text}`));
const jobs = (text: string) =>
  read(text).cv.work_experience?.map(({ position, company, achievements }) => [
    position,
    company,
    ...achievements,
  ]);

describe('jobs of a file', () => {
  test.each([
    'PROFESSIONALEXPERIENCE',
    'Internships',
    'Work Experience (7+ years)',
    'Work History & Projects',
    'Stages',
    'Praktika',
  ])('stand below %s', (heading) => {
    expect(jobs(`# ${heading}\nCook ¦ 2019 – 2021\nKelp Kitchen Ltd\n* Cooked`)).toEqual([
      ['Cook', 'Kelp Kitchen Ltd', 'Cooked'],
    ]);
  });

  test('stand each below a heading with a number', () => {
    expect(
      jobs(
        '# Expérience professionnelle 1\nVendeur ¦ 2019 – 2021\nKelp SARL\n* Vendre\n# Expérience professionnelle 2\nCaissier ¦ 2017 – 2019\nFern SARL\n* Encaisser',
      ),
    ).toEqual([
      ['Vendeur', 'Kelp SARL', 'Vendre'],
      ['Caissier', 'Fern SARL', 'Encaisser'],
    ]);
  });

  test('have their names above dates that a place stands beside', () => {
    expect(
      jobs(
        '# Experience\nGLASSWORKS\nGlass Engineer III\nDec 2024 - Present | Atlanta, USA\n* Painted\nGlass Engineer II\nAug 2021 - Dec 2024 | Hyderabad, India\n* Drew',
      ),
    ).toEqual([
      ['Glass Engineer III', 'GLASSWORKS', 'Painted'],
      ['Glass Engineer II', 'GLASSWORKS', 'Drew'],
    ]);
  });

  test('keep the comma of a position where others at the house have one', () => {
    expect(
      jobs(
        '# Experience\nKELP GLASS LTD\nAssociate, Glass Engineering\nJan 2021 - Aug 2021 | Oslo, Norway\n* Made it\nAnalyst, Glass Engineering\nJan 2020 - Jan 2021 | Oslo, Norway\n* Told it',
      ),
    ).toEqual([
      ['Associate, Glass Engineering', 'KELP GLASS LTD', 'Made it'],
      ['Analyst, Glass Engineering', 'KELP GLASS LTD', 'Told it'],
    ]);
  });

  test('have a label before their dates', () => {
    expect(jobs('# Experience\nCook\nKelp Kitchen Ltd\nFrom: 2012 – Present\n* Cooked')).toEqual([
      ['Cook', 'Kelp Kitchen Ltd', 'Cooked'],
    ]);
  });

  test('have a long house between the position and the dates', () => {
    const house =
      'Ministry of Glass Climate Change and Natural Resources (MGCC)- Central Project Coordination Unit (CPCU)';
    expect(
      jobs(
        `# Experience\n# Administrative Officer\n${house}\nJanuary 2022 – Present\n* Recorded\n# Office Assistant\nFern Office Ltd\n2019 – 2021\n* Filed`,
      ),
    ).toEqual([
      ['Administrative Officer', house, 'Recorded'],
      ['Office Assistant', 'Fern Office Ltd', 'Filed'],
    ]);
  });

  test('need no dates', () => {
    expect(
      jobs(
        '# Experience\nLead Developer ¦ Kelp Inc., Montreal, QC\n* Built it\n* Led it\nTester ¦ Fern Inc., Oslo\n* Tested it',
      ),
    ).toEqual([
      ['Lead Developer', 'Kelp Inc.', 'Built it', 'Led it'],
      ['Tester', 'Fern Inc.', 'Tested it'],
    ]);
  });

  test('are a section of their own words where none is named', () => {
    const { cv, unplaced } = read(
      '# Internship\n* Five days of glass at Kelp Works.\n# Skills\nLime',
    );
    expect(cv.sections).toMatchObject([{ title: 'Internship', entries: [{}] }]);
    expect(unplaced).toEqual([]);
  });
});

describe('what names the deeds of a job', () => {
  const text =
    '# Experience\nCook ¦ 2019 – 2021\nKelp Kitchen Ltd\nDuties and responsibilities included:\n* Cooked\nAchievements\n* Won\nWaiter ¦ 2017 – 2019\nFern House Ltd\n* Served';
  const inBold = (line: StyledLine): StyledLine =>
    line.text === 'Achievements'
      ? {
          ...line,
          cells: line.cells.map((cell) => ({
            ...cell,
            runs: cell.runs.map((run) => ({ ...run, bold: true })),
          })),
        }
      : line;

  test.each([
    ['plain', (line: StyledLine) => line],
    ['bold', inBold],
  ])('is no section and no job where it is %s', (_look, as) => {
    const { cv, unplaced } = readLines(linesFrom(`# Ada Kelp\nada@kelp.example\n${text}`).map(as));
    expect(cv.sections ?? []).toEqual([]);
    expect(cv.work_experience).toMatchObject([
      { position: 'Cook', description: '', achievements: ['Cooked', 'Won'] },
      { position: 'Waiter', achievements: ['Served'] },
    ]);
    expect(unplaced).toEqual([]);
  });
});
