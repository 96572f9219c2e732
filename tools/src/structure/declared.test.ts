import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readPackage, readWorkspaces, ROOT } from '../workspace.ts';
import { whyUndeclared } from './declared.rules.ts';
import { importsBelow } from './read-imports.ts';

const repository = readPackage(ROOT);

test.each(readWorkspaces())('%s declares every package that its files import', (folder) => {
  const room = readPackage(join(ROOT, folder));
  const imports = importsBelow(folder, '**/*.{ts,tsx,js,mjs}');
  const said = new Set(imports.map((one) => whyUndeclared(one, room, repository)));
  expect([...said].filter(Boolean)).toEqual([]);
});

const room = {
  name: '@sastre/a',
  dependencies: { zod: '1.0.0' },
  devDependencies: { '@sastre/b': '1.0.0' },
};
const house = { name: 'house', devDependencies: { jest: '1.0.0', '@sastre/c': '1.0.0' } };
const why = (file: string, source: string) => whyUndeclared({ file, source }, room, house);

test.each([
  ['a/src/a.ts', 'zod/mini'],
  ['a/src/a.ts', './zod.ts'],
  ['a/src/a.ts', 'node:fs'],
  ['a/src/a.ts', '@sastre/a/entry'],
  ['a/src/a.test.ts', 'jest'],
  ['a/src/a.test.ts', '@sastre/b'],
  ['a/webpack.config.js', '@sastre/b'],
  ['tools/src/a.ts', '@sastre/b'],
])('%s may import %s', (file, source) => {
  expect(why(file, source)).toBeUndefined();
});

test.each([
  ['a/src/a.ts', 'jest'],
  ['a/src/a.ts', '@sastre/b'],
  ['a/src/a.test.ts', '@sastre/c'],
  ['a/src/a.test.ts', 'nowhere'],
  ['tools/src/a.ts', 'jest'],
])('%s may not import %s unsaid', (file, source) => {
  expect(why(file, source)).toContain(file);
});
