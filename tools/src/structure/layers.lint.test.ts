import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { layersRule } from './layers.lint.ts';

const root = join(import.meta.dirname, 'house');
const layers = { rows: [['.'], ['roof'], ['ground']] };

/** What the rule says of a file's text. */
function said(file: string, text: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { house: { rules: { layers: layersRule } } },
    rules: { 'house/layers': ['error', { root, layers }] },
    languageOptions: { parser: tseslint.parser as Linter.Parser },
  };
  const linter = new Linter({ cwd: import.meta.dirname });
  return linter.verify(text, config, join(root, file)).map(({ message }) => message);
}

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
  ['ground/deep/b.ts', "import { a } from '../a.ts';"],
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
