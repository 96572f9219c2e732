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

test('a sentence below a house that is whole tells of the work', () => {
  const lines = linesFrom('Heat from slag, Stadtwerke ¦ 2019\nSaved a tenth of the gas.').map(
    (line) => {
      const [cell, ...dates] = line.cells;
      const [run] = cell?.runs ?? [];
      const box = { x: 0, y: line.id * 12, width: 300, height: 10 };
      if (cell === undefined || run === undefined || line.id > 0) return { ...line, box };
      const rest = { ...run, text: ', Stadtwerke' };
      const runs = [{ ...run, text: 'Heat from slag', bold: true }, rest];
      return { ...line, box, room: 0, cells: [{ ...cell, runs }, ...dates] };
    },
  );
  expect(read(lines)).toEqual([
    ['Heat from slag', 'Stadtwerke', '2019', 'Saved a tenth of the gas.'],
  ]);
});

test('a bare address behind a sentence is where the work can be seen', () => {
  const [entry] = addedOf(
    'projects',
    linesFrom('Old vines ¦ 2020\nA map of plots. oldvines.example'),
  );
  expect([entry?.url?.text, entry?.texts[0]?.text]).toEqual([
    'oldvines.example',
    'A map of plots.',
  ]);
});
