import { expect, test } from '@jest/globals';
import type { TextRun } from './page-runs.ts';
import { repeatedRows } from './repeated-rows.rules.ts';
import type { StructureElement } from './structure.ts';

const element = (role: string, kids: StructureElement['kids']): StructureElement => ({
  ...{ role, kids },
  ...{ lang: undefined, alt: undefined },
});
/** Rows of a table by what they have, each as `page: text`. */
function repeatedIn(rows: readonly (readonly string[])[]) {
  const row = (contents: readonly string[]) =>
    element('TR', [
      {
        element: element(
          'TD',
          contents.map((content) => ({ content })),
        ),
      },
    ]);
  const table = element(
    'Table',
    rows.map((contents) => ({ element: row(contents) })),
  );
  const runsOf = (content: string): TextRun[] => {
    const [page = '', text = ''] = content.split(': ');
    return [{ number: 0, page: Number(page), text, font: '', content, x: 0, y: 0 }];
  };
  return [...repeatedRows(element('Root', [{ element: table }]), runsOf)];
}

test('the head of a table is read on its first page, its foot on the last one', () => {
  const rows = [['1: Year', '2: Year', '3: Year'], ['1: 2019'], ['3: 2020'], ['1: Sum', '3: Sum']];
  expect(repeatedIn(rows)).toEqual(['2: Year', '3: Year', '1: Sum']);
});

test('a row that goes on overleaf, or says something else there, is none', () => {
  expect(
    repeatedIn([
      ['1: Planned the', '2: renewal'],
      ['2: Year', '2: Year'],
    ]),
  ).toEqual([]);
});
