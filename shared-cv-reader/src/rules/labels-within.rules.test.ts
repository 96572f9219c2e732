import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { partsOf } from './parts.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Lines in bold of a size between that of the text and that of headings. */
const named = (lines: readonly StyledLine[], names: readonly string[]): StyledLine[] =>
  lines.map((line) =>
    names.includes(line.text)
      ? {
          ...line,
          cells: line.cells.map((cell) => ({
            ...cell,
            runs: cell.runs.map((run) => ({ ...run, size: 12, bold: true })),
          })),
        }
      : line,
  );
const kindsOf = (lines: readonly StyledLine[]) => partsOf(lines).map(({ kind }) => kind);

test('a group of skills is no part of its own, whatever its name', () => {
  const lines = linesFrom(
    '# Ana Ruiz\n# Skills\nLanguages\nRust, Python\nPlatforms\nZephyr, FreeRTOS\n# Interests\nChess',
  );
  expect(kindsOf(named(lines, ['Languages', 'Platforms']))).toEqual([
    'head',
    'skills',
    'interests',
  ]);
});

test('languages below skills are a part where nothing else looks like them', () => {
  const lines = linesFrom(
    '# Ana Ruiz\n# Skills\nRust, Python\nLanguages\nDutch (native)\n# Interests',
  );
  expect(kindsOf(named(lines, ['Languages']))).toContain('languages');
});

test('courses in the look of the text belong to the education above them', () => {
  const lines = linesFrom(
    '# Ana Ruiz\n# Education\nUniversity of Ulm ¦ 2012\n\nCourses\n* Statics\n\nLyceum Nord ¦ 2009',
  );
  expect(kindsOf(lines)).toEqual(['head', 'education']);
});

test('interests are no group of skills, whatever stands between', () => {
  const lines = linesFrom('# Ana Ruiz\n# Skills\nTools\nLathe\nInterests\nRowing');
  expect(kindsOf(named(lines, ['Tools', 'Interests']))).toContain('interests');
});
