import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import type { StyledLine } from './styled-line.types.ts';

function linked(line: StyledLine, href: string): StyledLine {
  return {
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      runs: cell.runs.map((run) => ({ ...run, href })),
    })),
  };
}

describe('ways to reach a person', () => {
  test('are found below a heading that says "About"', () => {
    const lines = linesFrom(
      '# Ana Ruiz\n# About\nMadrid, Spain\nana@ruiz.example\n+34 600 123 456',
    );
    expect(readLines(lines).cv.personal_info).toMatchObject({
      email: 'ana@ruiz.example',
      phone: '+34 600 123 456',
      location: 'Madrid, Spain',
      summary: '',
    });
  });

  test('are whole where the address of a link is, and the text is broken', () => {
    const [name, one, other] = linesFrom('# Ana Ruiz\nana.ruiz@example.c\nom');
    const href = 'mailto:ana.ruiz@example.com';
    const lines = [name, one && linked(one, href), other && linked(other, href)];
    const { cv } = readLines(lines.filter((line) => line !== undefined));
    expect(cv.personal_info?.email).toBe('ana.ruiz@example.com');
  });
});
