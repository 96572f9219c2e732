import { describe, expect, test } from '@jest/globals';
import { layersRule } from './layers.lint.ts';
import { lintText } from './testing/lint-text.ts';

const trees = {
  '.': { rows: [['.'], ['roof'], ['ground']] },
  ground: { rows: [['.'], ['floor'], ['stone']] },
};
const said = (file: string, text: string) => lintText(layersRule, { trees }, { file, text });

describe('an arrow that leads upward is reported, however it is written:', () => {
  test.each([
    ["import { a } from '../roof/a.ts';"],
    ["import type { A } from '../roof/a.ts';"],
    ["import '../roof/a.ts';"],
    ["export { a } from '../roof/a.ts';"],
    ["export * from '../roof/a.ts';"],
    ["const a = await import('../roof/a.ts');"],
    ["let a: import('../roof/a.ts').A;"],
    ["const thread = new URL('../roof/a.ts', import.meta.url);"],
  ])('%s', (text) => {
    expect(said('ground/b.ts', text)).toEqual([
      expect.stringContaining('roof stands above ground'),
    ]);
  });
});

test.each([
  ['roof/b.ts', "import { a } from '../ground/a.ts';"],
  ['main.ts', "import { a } from './roof/a.ts';"],
  ['roof/deep/b.ts', "import { a } from '../a.ts';"],
  ['roof/b.ts', "import { a } from '../ground/stone/a.ts';"],
  ['ground/floor/b.ts', "import { a } from '../stone/a.ts';"],
  ['ground/b.ts', "import { a } from 'roof';"],
  ['ground/b.ts', "import { a } from '../../elsewhere/a.ts';"],
  ['../elsewhere/b.ts', "import { a } from '../house/roof/a.ts';"],
])('%s may say %s', (file, text) => {
  expect(said(file, text)).toEqual([]);
});

test('a folder without a place is reported', () => {
  expect(said('cellar/b.ts', "import { a } from '../ground/a.ts';")).toEqual([
    expect.stringContaining('cellar has no place'),
  ]);
});

test('a tree inside another has an order of its own besides', () => {
  expect(said('ground/stone/b.ts', "import { a } from '../floor/a.ts';")).toEqual([
    expect.stringContaining('floor stands above stone'),
  ]);
  expect(said('ground/stone/b.ts', "import { a } from '../../roof/a.ts';")).toEqual([
    expect.stringContaining('roof stands above ground'),
  ]);
});
