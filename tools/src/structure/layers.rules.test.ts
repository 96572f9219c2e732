import { expect, test } from '@jest/globals';
import { folderOf, whyNot, whyNotFile, type Layers } from './layers.rules.ts';

const layers: Layers = {
  rows: [['.'], ['roof'], ['left', 'right'], ['closed'], ['ground', 'soil']],
  only: { closed: ['soil'] },
  doors: ['left', 'ground'],
};

test.each([
  ['main.ts', '.'],
  ['left/room.ts', 'left'],
  ['left/deep/room.ts', 'left'],
])('%s belongs to %s', (path, folder) => {
  expect(folderOf(path)).toBe(folder);
});

test.each([
  ['.', 'roof'],
  ['roof', 'ground'],
  ['left', 'left'],
  ['closed', 'soil'],
])('%s imports %s', (from, to) => {
  expect(whyNot(layers, from, to)).toBeUndefined();
});

test.each([
  ['ground', 'left', /left stands above ground/],
  ['left', 'right', /side by side/],
  ['closed', 'ground', /closed imports soil alone/],
  ['left', '.', /stands above/],
  ['new', 'ground', /new has no place/],
  ['left', 'new', /new has no place/],
])('%s does not import %s', (from, to, why) => {
  expect(whyNot(layers, from, to)).toMatch(why);
});

test.each([
  ['roof', 'left/index.ts'],
  ['left', 'left/room.ts'],
  ['roof', 'soil/deep.ts'],
])('%s imports the file %s', (from, path) => {
  expect(whyNotFile(layers, from, path)).toBeUndefined();
});

test.each([
  ['roof', 'left/room.ts', /left is entered by its index.ts alone/],
  ['.', 'left/deep/index.ts', /entered by its index.ts/],
  ['ground', 'left/index.ts', /stands above/],
])('%s does not import the file %s', (from, path, why) => {
  expect(whyNotFile(layers, from, path)).toMatch(why);
});
