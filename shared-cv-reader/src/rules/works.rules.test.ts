import { expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';

const read = (lines: ReturnType<typeof linesFrom>) =>
  addedOf('publications', lines).map(({ name, organisation, period, texts }) => [
    ...[name?.text, organisation?.text, period?.said],
    ...texts.map(({ text }) => text),
  ]);

test('a work a line, its year beside it, has its title for a name and its journal for a house', () => {
  expect(
    read(
      linesFrom(
        'Kelp canopy loss alters cod settlement in the Baltic, Marine Ecology Progress Series ¦ 2023\nLarval drift under shifting winds, Limnology and Oceanography ¦ 2016',
      ),
    ),
  ).toEqual([
    [
      'Kelp canopy loss alters cod settlement in the Baltic',
      'Marine Ecology Progress Series',
      '2023',
    ],
    ['Larval drift under shifting winds', 'Limnology and Oceanography', '2016'],
  ]);
});

test.each([
  ['below its date', ''],
  ['behind a full stop of its own', ' .'],
])('a house in italics goes on in the line below: %s', (_, stop) => {
  const lines = linesFrom(
    `2023 ¦ Kelp canopy loss ¦ Marine Ecology Progress\nSeries${stop}\n2020 ¦ Larval drift ¦ Limnology`,
  ).map((line) => ({
    ...line,
    room: line.id === 0 ? 2 : 200,
    box: { x: 0, y: line.id * 12, width: line.id === 0 ? 400 : 40, height: 10 },
    cells: line.cells.map((cell, at) => ({
      ...cell,
      runs: cell.runs.map((run) => ({
        ...run,
        bold: at === 1,
        italic: line.cells.length === 1 || at === 2,
      })),
    })),
  }));
  expect(read(lines)).toEqual([
    ['Kelp canopy loss', 'Marine Ecology Progress Series', '2023'],
    ['Larval drift', 'Limnology', '2020'],
  ]);
});
