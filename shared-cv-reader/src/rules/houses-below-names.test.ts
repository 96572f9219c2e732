import { expect, test } from '@jest/globals';
import type { SectionKind } from '@sastre/shared-contracts/api';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import type { StyledLine } from './styled-line.types.ts';

test('a house and a date right below a name in bold are told of it, and a bracket within the name is none', () => {
  const bold = (line: StyledLine) => ({
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      runs: cell.runs.map((run) => ({ ...run, bold: true })),
    })),
  });
  const text =
    'First Aider (FA)\nWater Board | 06/2023\nMentor in Practice\nUniversity of Leeds – Oslo, 2020';
  const lines = linesFrom(text).map((line, at) => (at % 2 === 0 ? bold(line) : line));
  const read = (kind: SectionKind) =>
    addedOf(kind, lines).map(({ name, organisation, period }) =>
      [name?.text, organisation?.text, period?.startDate].join(' / '),
    );
  const wanted = [
    'First Aider (FA) / Water Board / 2023-06',
    'Mentor in Practice / University of Leeds / 2020',
  ];
  for (const kind of ['certificates', 'courses', 'awards', 'publications', 'projects'] as const)
    expect(read(kind)).toEqual(wanted);
});

test.each([
  ['Flow Meter\n2019 – 2020\nA map of wells. https://wells.example/map', 'A map of wells.'],
  ['Flow Meter\n2019 – 2020\nA map of wells.\nhttps://wells.example/map', 'A map of wells.'],
])('an address behind what is told of an entry is where it can be seen: %j', (text, told) => {
  const [entry] = addedOf('projects', linesFrom(text));
  expect([entry?.url?.text, ...(entry?.texts ?? []).map((piece) => piece.text)]).toEqual([
    'https://wells.example/map',
    told,
  ]);
});
