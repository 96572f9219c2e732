import { expect, test } from '@jest/globals';
import { hasPageFooter, withoutFooters } from './page-footer.rules.ts';
import type { TextRun } from './page-runs.ts';

const run = (page: number, text: string, content?: string): TextRun => ({
  ...{ number: 0, font: 'f', x: 0, y: 0 },
  ...{ page, text, content },
});
const left = (runs: readonly TextRun[], author = 'Ana Núñez') =>
  withoutFooters(runs, author, 3).map(({ text }) => text);

test('a footer is the name and a page’s number outside of the tags, in one piece or several', () => {
  const runs = [run(2, 'Ana Núñez ·'), run(2, ' '), run(2, '2 / 3\n'), run(2, 'Skills', 'c1')];
  expect(left(runs)).toEqual(['Skills']);
  expect(left([run(3, 'Ana Núñez · 2')])).toEqual([]);
  expect(left([run(3, '3 / 3')], '')).toEqual([]);
});

test.each([
  ['other words', run(2, 'Ana Núñez · best engineer · 2 / 3')],
  ['words beside it', run(2, 'Ana Núñez · 2 / 3 React')],
  ['the first page', run(1, 'Ana Núñez · 2 / 3')],
  ['a page that there is not', run(2, 'Ana Núñez · 7 / 3')],
  ['text within the tags', run(2, 'Ana Núñez · 2 / 3', 'c1')],
])('%s stays, and is found', (_what, one) => {
  expect(left([one])).toEqual([one.text]);
});

test('a document has a footer when its sheets say so', () => {
  expect(hasPageFooter('<style>@page one{@bottom-center{content:"x"}}</style>')).toBe(true);
  expect(hasPageFooter('<style>@page one{margin:1mm}</style>')).toBe(false);
});
