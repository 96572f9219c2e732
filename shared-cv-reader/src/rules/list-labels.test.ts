import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const said = (text: string) => readLines(linesFrom(text)).unplaced.map((block) => block.text);

test('what only names a list of deeds is not left to be placed once its deeds have their place', () => {
  expect(
    said(
      '# Elif Quarles\n# Work\nHead Gardener, Kelp Nurseries ¦ 2010 – 2019\nHighlights\n* Grew herbs for six kitchens',
    ),
  ).toEqual([]);
});
