import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { partsOf } from './parts.rules.ts';

test('a heading looks as those of its own column, whatever those beside it look like', () => {
  const main = ['# Experience', '# Education', '# Volunteering', '# Seaworthy hulls'];
  const beside = ['Contact', 'Skills', 'Languages', 'Interests'];
  const text = [
    ...main.flatMap((heading) => [heading, 'Told below it in small letters.']),
    ...beside.flatMap((heading) => [heading, 'told beside']),
  ].join('\n');
  const lines = linesFrom(text).map((line, at) => {
    const isBeside = at >= main.length * 2;
    const isHeading = isBeside && at % 2 === 0;
    const bold = line.cells[0]?.runs[0]?.bold === true || isHeading;
    const size = bold && !isHeading ? 16 : isHeading ? 12 : 10;
    const cells = line.cells.map((cell) => ({
      ...cell,
      runs: cell.runs.map((run) => ({ ...run, bold, size })),
    }));
    return { ...line, cells, flow: isBeside ? 1 : 0, gapAbove: bold ? 1.2 : 0.8 };
  });
  expect(partsOf(lines).flatMap(({ heading }) => heading?.text ?? [])).toContain('Seaworthy hulls');
});
