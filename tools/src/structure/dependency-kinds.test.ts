import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { readPackage, readWorkspaces, ROOT } from '../workspace.ts';
import { arrowsBetweenWorkspaces } from './read-arrows.ts';

const rooms = readWorkspaces();
const arrows = arrowsBetweenWorkspaces();

test.each(rooms)('%s ships with no room that its tests alone import', (room) => {
  const { dependencies = {} } = readPackage(join(ROOT, room));
  const idle = rooms
    .filter((other) => `@sastre/${posix.basename(other)}` in dependencies)
    .filter((other) => !arrows.some(({ from, to }) => from === room && to === other));
  expect(idle).toEqual([]);
});
