import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { personOf } from './person.rules.ts';
import { readLines } from './read-lines.ts';

const personIn = (text: string) => readLines(linesFrom(text)).cv.personal_info;
const END = 'jonas@wendt.example\n# Work experience\n2015 – 2019 ¦ Joiner at Harms Ltd, Kiel';

describe('the line with a name', () => {
  test.each(['Curriculum Vitae of Jonas Wendt', 'CV – Jonas Wendt', 'Lebenslauf ¦ Jonas Wendt'])(
    'can say what the document is: %s',
    (line) => {
      expect(personIn(`# ${line}\n${END}`)?.fullName).toBe('Jonas Wendt');
    },
  );

  test('can say in brackets what somebody is', () => {
    const person = personIn(`# Jonas Wendt (Site Manager)\n${END}`);
    expect(person).toMatchObject({ fullName: 'Jonas Wendt', title: 'Site Manager' });
  });

  test('can end with the full stop of a degree, and a sentence can stand below it', () => {
    const text = `# Jonas Wendt, M.Sc.\nJoiner and site manager with ten years in wood.\n${END}`;
    expect(personIn(text)).toMatchObject({
      fullName: 'Jonas Wendt, M.Sc.',
      ...{
        email: 'jonas@wendt.example',
        summary: 'Joiner and site manager with ten years in wood.',
      },
    });
  });

  test('can be two lines in a file that has no pages', () => {
    const text = `# Jonas\n# Wendt\nSite Manager\n${END}`;
    expect(personIn(text)).toMatchObject({ fullName: 'Jonas Wendt', title: 'Site Manager' });
  });

  test('looks as headings do where all of them are large', () => {
    const text = `CURRICULUM VITAE\n\n# Jonas Wendt\n0431 123456\n${END}`;
    expect(personIn(text)).toMatchObject({ fullName: 'Jonas Wendt', phone: '0431 123456' });
  });

  test('is no licence, and no monogram', () => {
    const text = `# JW\n# Wendt\nLicence of Class B held\n${END}`;
    expect(personIn(text)?.fullName).not.toBe('Licence of Class B held');
  });

  test('can stand below "Resume", which is no summary then', () => {
    const text =
      '# RESUME\nName: Jonas Wendt\nLanguages known: German, Danish.\nContact No: 0431 12345';
    const { cv } = readLines(linesFrom(text));
    expect(cv.personal_info).toMatchObject({ fullName: 'Jonas Wendt', summary: '' });
    expect(cv.language_skills?.map(({ language }) => language)).toEqual(['German', 'Danish']);
  });
});

test('a text beside a phone number is still who somebody is', () => {
  const text =
    '# Jonas Wendt\nWhat I plan and put up is made of wood, ¦ 0431 123456\nand have done so for ten years in the north. ¦ jonas@wendt.example';
  expect(personIn(text)?.summary).toBe(
    'What I plan and put up is made of wood, and have done so for ten years in the north.',
  );
});

test('ways to reach the person are no part of a title, though the file calls all one paragraph', () => {
  const lines = linesFrom('# Ida Holt\nHead of kitchen\nida@holt.example | +47 22 00 11 22').map(
    (line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, block: 7 })) }),
  );
  expect(personOf(lines, []).title?.text).toBe('Head of kitchen');
});

test('a title stands below the name, beside the place, and signs before ways are none of them', () => {
  const lines = linesFrom(
    '# Ida Holt ¦ ida@holt.example\nHead of kitchen ¦ Bergen, Norway\n☎ +47 22 00 11 22 ⌂ Bergen, Norway',
  );
  const person = personOf(lines, []);
  expect(person.title?.text).toBe('Head of kitchen');
  expect([person.phone?.text, person.location?.text]).toEqual([
    '+47 22 00 11 22',
    'Bergen, Norway',
  ]);
});

describe('a name in two looks on one line is one', () => {
  const lines = (first: string, second: string, size = 26) =>
    linesFrom(`Portland, OR\n${first} ¦ ${second} ¦ (503) 555-0148\nVeterinary Surgeon`).map(
      (line) => ({
        ...line,
        cells: line.cells.map((cell, at) => ({
          ...cell,
          ...(line.id === 1 && {
            x: [0, 100, 400][at] ?? 0,
            end: [85, 250, 500][at] ?? 0,
            runs: cell.runs.map((run) => ({ ...run, size: at < 2 ? size : 9, bold: at === 1 })),
          }),
        })),
      }),
    );

  test.each([
    ['Ngozi', 'Adebayo-Whitfield'],
    ['Dr. Ingrid', 'Haukeland'],
    ['María José', 'García de la Peña'],
  ])('%s %s', (first, second) => {
    const { cv, doubts } = readLines(lines(first, second));
    expect(cv.personal_info).toMatchObject({
      fullName: `${first} ${second}`,
      title: 'Veterinary Surgeon',
      location: 'Portland, OR',
    });
    expect(doubts).toEqual([]);
  });

  test('but for a title beside it', () => {
    const { cv } = readLines(lines('Ana Ruiz', 'Senior Engineer'));
    expect(cv.personal_info).toMatchObject({ fullName: 'Ana Ruiz', title: 'Senior Engineer' });
  });
});
