import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../workspace.ts';
import { whyNot } from './layers.rules.ts';
import { arrowsBetweenFolders } from './read-arrows.ts';
import { API_LAYERS, SERVER_LAYERS } from './server-layers.ts';

/** What tries a room out; it needs no place. */
const TRIES = ['bench', 'eval', 'testing'];
const trees = Object.entries(SERVER_LAYERS);

test.each(trees)(
  'each folder of %s has one place in the order, and no other has',
  (tree, layers) => {
    const places = layers.rows.flat();
    const folders = readdirSync(join(ROOT, tree), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => places.includes(name) || !TRIES.includes(name));
    expect(places.toSorted()).toEqual(['.', ...folders].toSorted());
  },
);

test.each(trees)('each arrow between the folders of %s leads down', (tree, layers) => {
  const arrows = arrowsBetweenFolders(tree);
  expect(arrows).not.toEqual([]);
  expect(arrows.map(({ from, to }) => whyNot(layers, from, to)).filter(Boolean)).toEqual([]);
});

test("folders of the API's source that have a door are entered by it", () => {
  const withDoor = readdirSync(join(ROOT, 'server/api/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(join(ROOT, 'server/api/src', name, 'index.ts')));
  expect(API_LAYERS.doors?.toSorted()).toEqual(withDoor.toSorted());
});
