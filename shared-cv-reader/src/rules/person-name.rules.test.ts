import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

test('a heading over three lines is one name, with what stands before and what joins it', () => {
  const nameOf = (text: string) => {
    const lines = linesFrom(`${text}\nRigger\nana@ruiz.example`).map((line) => {
      const isName = line.cells[0]?.runs[0]?.bold === true;
      const cells = line.cells.map((cell) => ({ ...cell, block: isName ? 1 : 2 + line.id }));
      return { ...line, cells, ...(isName && { heading: 1 }) };
    });
    const { fullName, title } = readLines(lines).cv.personal_info ?? {};
    return [fullName, title];
  };
  expect(nameOf('# María del Mar\n# Ruiz\n# de la Vega')).toEqual([
    'María del Mar Ruiz de la Vega',
    'Rigger',
  ]);
  expect(nameOf('# Dr.-Ing.\n# Lena\n# Roth Blum')).toEqual(['Dr.-Ing. Lena Roth Blum', 'Rigger']);
});
