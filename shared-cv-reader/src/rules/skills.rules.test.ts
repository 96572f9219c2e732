import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { skillsOf } from './skills.rules.ts';

const names = (text: string) => skillsOf(linesFrom(text)).map(({ name }) => name.text);

describe('skills', () => {
  test('are named beside the numbers and marks of their list, not by them', () => {
    expect(names('1. ¦ Welding\n2. ¦ 3D printing\n\u2022 ¦ Lathe')).toEqual([
      'Welding',
      '3D printing',
      'Lathe',
    ]);
  });

  test('have no full stop of the sentence that they are set as', () => {
    expect(names('Tools: Lathe, Welding rig, CAD 3.\nVue, Node.js')).toEqual([
      'Lathe',
      'Welding rig',
      'CAD 3.',
      'Vue',
      'Node.js',
    ]);
    expect(names('Lathe, Welding rig.')).toEqual(['Lathe', 'Welding rig']);
  });

  test('are parted by commas without a space, but for those of numbers and in brackets', () => {
    expect(names('NumPy,pandas, C++,Rust (nightly,stable), 10,000 metres')).toEqual([
      'NumPy',
      'pandas',
      'C++',
      'Rust (nightly,stable)',
      '10,000 metres',
    ]);
  });

  test('keep the classes of a licence to drive with it', () => {
    expect(names('Excel, Führerschein Klasse B, BE, C1E, SAP')).toEqual([
      'Excel',
      'Führerschein Klasse B, BE, C1E',
      'SAP',
    ]);
    expect(names('Excel, Prawo jazdy kat. B, C')).toEqual(['Excel', 'Prawo jazdy kat. B, C']);
    expect(names('Java, C, R')).toEqual(['Java', 'C', 'R']);
  });

  test('are not the names of groups that stand out above them', () => {
    expect(names('# Data Analysis\nSQL ¦ Python\n# Operations\nScheduling, Team training')).toEqual(
      ['SQL', 'Python', 'Scheduling', 'Team training'],
    );
  });

  test('are not the names of groups that each stand above a list, however they look', () => {
    const text = 'Workshop\nLathe · Welding rig\nOffice\nPayroll · Rotas';
    expect(names(text)).toEqual(['Lathe', 'Welding rig', 'Payroll', 'Rotas']);
    expect(names('Workshop\nLathe · Welding rig\nPayroll')).toContain('Workshop');
  });

  test('can be no more than a name before a colon, with no list of its own', () => {
    expect(
      names('Kitchen: Sauces, Game\nWelding rig:\nOffice: Rotas, Prices\nBoat handling:'),
    ).toEqual(['Sauces', 'Game', 'Welding rig', 'Rotas', 'Prices', 'Boat handling']);
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

  test('have the level that stands before their list, or alone above it', () => {
    const levels = (text: string) =>
      skillsOf(linesFrom(text)).map(({ name, level }) => [name.text, level?.text]);
    expect(levels('Expert: Java, Go\nAdvanced: SQL\nTools: Git, Jira')).toEqual([
      ['Java', 'Expert'],
      ['Go', 'Expert'],
      ['SQL', 'Advanced'],
      ['Git', undefined],
      ['Jira', undefined],
    ]);
    expect(levels('Experto:\nJava\nGo\nHerramientas:\nGit')).toEqual([
      ['Java', 'Experto'],
      ['Go', 'Experto'],
      ['Git', undefined],
    ]);
    expect(levels('Expert ¦ Java, Go')).toEqual([
      ['Java', 'Expert'],
      ['Go', 'Expert'],
    ]);
  });

  test('are one name where a narrow column wraps it, and two where the next one would have fitted', () => {
    const inColumn = (room: number) =>
      linesFrom('Normas de información\nfinanciera').map((line) => ({
        ...line,
        room,
        box: { x: 0, y: line.id * 12, width: 60, height: 12 },
        cells: line.cells.map((cell) => ({ ...cell, block: 7 })),
      }));
    const named = (room: number) => skillsOf(inColumn(room)).map(({ name }) => name.text);
    expect(named(20)).toEqual(['Normas de información financiera']);
    expect(named(90)).toEqual(['Normas de información', 'financiera']);
  });
});

test('a level before a list holds for what its comma carries on below, in however many cells', () => {
  const skills = skillsOf(
    linesFrom('Expert: Kafka, Raft,\nRust, ¦ Go, ¦ Java,\nPython\nAdvanced: SQL\nBash'),
  );
  expect(skills.map(({ name, level }) => `${name.text} ${level?.text}`)).toEqual([
    ...['Kafka', 'Raft', 'Rust', 'Go', 'Java', 'Python'].map((name) => `${name} Expert`),
    ...['SQL Advanced', 'Bash undefined'],
  ]);
});

describe('a level below a name', () => {
  test('is of a group where several names without any stand below', () => {
    const read = skillsOf(linesFrom('Cooking\nExpert\nSauces\nGame\nOffice\nGood\nRotas\nPrices'));
    expect(read.map(({ name }) => name.text)).toEqual(['Sauces', 'Game', 'Rotas', 'Prices']);
    expect(names('Cooking ¦ Office\nExpert ¦ Good\nSauces ¦ Rotas\nGame ¦ Prices')).toEqual([
      'Sauces',
      'Rotas',
      'Game',
      'Prices',
    ]);
  });

  test('is its own where names and levels stand by turns', () => {
    expect(names('Sauces\nExpert\nGame\nGood\nRotas\nGood')).toEqual(['Sauces', 'Game', 'Rotas']);
  });
});

describe('skills in lists with names', () => {
  test('are what stands beside the name, of one name too, and the names are none', () => {
    const text = 'Platforms ¦ Linux, Windows\nDatabases ¦ MySQL\nLanguages ¦ Java, C++, Go';
    expect(names(text)).toEqual(['Linux', 'Windows', 'MySQL', 'Java', 'C++', 'Go']);
  });

  test('lose the word that joins the last one, and stay whole with what stands in brackets', () => {
    expect(names('Ruby, Rust, and Go')).toEqual(['Ruby', 'Rust', 'Go']);
    expect(names('Office (MS Excel, MS Word and MS PowerPoint)')).toEqual([
      'Office (MS Excel, MS Word and MS PowerPoint)',
    ]);
  });

  test('are the names alone where sentences tell what is meant', () => {
    const text =
      'Communication: I explain plans to clients, and write reports for them.\nTools: Lathe, Welding rig.';
    expect(names(text)).toEqual(['Communication', 'Lathe', 'Welding rig']);
  });
});

test('a name beside its label goes on below, where the line had no room', () => {
  const lines = linesFrom(
    'Wards ¦ Cannulation, Wound care, Fever\nscreening\nSystems ¦ Cerner, Excel',
  ).map((line, at) => {
    const cells = at === 1 ? line.cells.map((cell) => ({ ...cell, x: 200 })) : line.cells;
    const box = { x: 0, y: at * 12, width: line.text.length * 5, height: 12 };
    return { ...line, cells, room: at === 0 ? 20 : 200, box };
  });
  expect(skillsOf(lines).map(({ name }) => name.text)).toEqual([
    ...['Cannulation', 'Wound care', 'Fever screening', 'Cerner', 'Excel'],
  ]);
});

test('dots below a name rate it, and the name is no group of what follows', () => {
  const skills = skillsOf(linesFrom('Guided reading\n●●●●○\nPhonics ●●●○○\nClassroom\n●●●●●'));
  expect(skills.map(({ name, level }) => [name.text, level?.text])).toEqual([
    ['Guided reading', '●●●●○'],
    ['Phonics', '●●●○○'],
    ['Classroom', '●●●●●'],
  ]);
});

test.each([
  ['Lofting / Steam bending / Rhino 3D', ['Lofting', 'Steam bending', 'Rhino 3D']],
  [
    'Lofting / Steam bending / Epoxy /\nRhino 3D',
    ['Lofting', 'Steam bending', 'Epoxy', 'Rhino 3D'],
  ],
  ['UI / UX', ['UI / UX']],
  ['Word / Excel, Rhino 3D', ['Word / Excel', 'Rhino 3D']],
])('strokes part a list of three and more: %s', (text, names) => {
  expect(skillsOf(linesFrom(text)).map(({ name }) => name.text)).toEqual(names);
});

test.each(['Harness\n* Buckles\n* Reins\nStable\n* Hay', 'Harness\n* Buckles\n* Reins\n* Hay'])(
  'a name without a mark says what the items below it are about: %j',
  (text) => {
    expect(skillsOf(linesFrom(text)).map(({ name }) => name.text)).toEqual([
      'Buckles',
      'Reins',
      'Hay',
    ]);
  },
);
