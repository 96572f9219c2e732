import { describe, expect, test } from '@jest/globals';
import { interestsOf } from './interests.rules.ts';
import { linesFrom } from './lines.fixture.ts';

describe('interests', () => {
  const wrapped = (text: string, room: number) =>
    linesFrom(text).map((line) => ({
      ...line,
      box: { x: 0, y: 0, width: line.text.length * 5, height: 10 },
      room,
    }));
  const namesOf = (lines: Parameters<typeof interestsOf>[0]) =>
    interestsOf(lines).map(({ name }) => name?.text);

  test('are whole where a narrow column wraps an item', () => {
    const text =
      '* I am a patient\\ncarver and sharp\\nwhistler.\\n* I love to bake\\nrye, wheat\\nand oats.';
    expect(namesOf(wrapped(text.replaceAll('\\n', '\n'), 20))).toEqual([
      'I am a patient carver and sharp whistler.',
      'I love to bake rye, wheat and oats.',
    ]);
  });

  test('that are told are no list', () => {
    const text =
      'I row on the Otter, carve spoons, and sing in a choir of forty\npeople on Sundays.';
    expect(namesOf(wrapped(text, 3))).toEqual([
      'I row on the Otter, carve spoons, and sing in a choir of forty people on Sundays.',
    ]);
    expect(namesOf(linesFrom('Rowing, carving, and the old books of millers.'))).toHaveLength(3);
  });

  test.each([
    'Rowing; Carving of spoons; Old mills of the north.',
    'Rowing – Spoons – Mills',
    'Rowing / Old mills / Rye',
  ])('are names between signs of any kind: %s', (text) => {
    const names = namesOf(linesFrom(text));
    expect(names).toHaveLength(3);
    expect(names.join()).not.toContain('.');
  });

  test('have their dates beside them', () => {
    const read = interestsOf(linesFrom('Otter Regatta ¦ 2016\nRye Days ¦ 2015 - 2016'));
    expect(
      read.map(({ name, period }) => [
        name?.text,
        period?.startDate,
        period?.endDate,
        period?.lines,
      ]),
    ).toEqual([
      ['Otter Regatta', '2016', '', [0]],
      ['Rye Days', '2015', '2016', [1]],
    ]);
  });

  test('are lines of their own where one paragraph is broken before it had to be', () => {
    const lines = wrapped('Ropework\nTide tables\nRye', 60).map((line) => ({
      ...line,
      cells: line.cells.map((cell) => ({ ...cell, block: 7 })),
    }));
    expect(namesOf(lines)).toEqual(['Ropework', 'Tide tables', 'Rye']);
  });

  test('have what belongs to them in a cell beside them', () => {
    const read = interestsOf(linesFrom('Water ¦ Rowing, tide tables\nKitchen ¦ Rye'));
    expect(read.map(({ name, bullets }) => [name?.text, bullets.map(({ text }) => text)])).toEqual([
      ['Water', ['Rowing', 'tide tables']],
      ['Kitchen', ['Rye']],
    ]);
    expect(namesOf(linesFrom('Rowing ¦ Rye\nTide tables ¦ Ropework'))).toHaveLength(4);
  });
});
