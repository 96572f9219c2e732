import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Lines whose first word is bold. */
const withBoldWord = (lines: readonly StyledLine[], from: number): StyledLine[] =>
  lines.map((line) => {
    const [, word = '', rest = ''] = /^(\S+)( .*)$/u.exec(line.text) ?? [];
    if (line.id < from || rest === '') return line;
    const look = { size: 10, italic: false };
    const runs = [
      { text: word, ...look, bold: true },
      { text: rest, ...look, bold: false },
    ];
    return { ...line, cells: line.cells.map((cell) => ({ ...cell, runs })) };
  });

test('a bold word names the list behind it, and languages among such lists are some', () => {
  const lines = linesFrom(
    '# Ilse Brandt\n# Kenntnisse\nSprachen Deutsch (Muttersprache) · Englisch (gut)\nWerkstatt Drehbank · Fräse\nBüro Excel · SAP',
  );
  const { cv } = readLines(withBoldWord(lines, 2));
  expect(cv.skills?.map(({ name }) => name)).toEqual(['Drehbank', 'Fräse', 'Excel', 'SAP']);
  expect(cv.language_skills?.map(({ language }) => language)).toEqual(['Deutsch', 'Englisch']);
});
