import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { packedRooms } from '../packing/packed-rooms.ts';
import { findRemotes, ROOT } from '../workspace.ts';
import { laneFiles } from './lane-files.ts';
import { laneFile, laneOf } from './lane.rules.ts';

const files = laneFiles();

test.each(Object.keys(files))('%s is what npm run lanes writes', (file) => {
  expect(existsSync(join(ROOT, file)) && readFileSync(join(ROOT, file), 'utf8')).toBe(files[file]);
});

test('every remote has a lane, and so have the house, a repository outside and the builds of before', () => {
  expect(Object.keys(files)).toHaveLength(findRemotes().length + 3);
});

test('the lane of a remote is run for what it is tested with', () => {
  const lane = files['.github/workflows/mfe-import.yml'] ?? '';
  expect(lane).toContain("      - 'shared-testing/**'\n");
  expect(lane).not.toContain('server/');
});

test('the lane of a repository outside is run for what is packed for it, and runs its command', () => {
  const lane = files['.github/workflows/outside.yml'] ?? '';
  const rooms = packedRooms().flatMap(({ room, takesIn = [] }) => [room, ...takesIn]);
  expect(rooms).toContain('server/registry');
  for (const room of rooms) expect(lane).toContain(`      - '${room}/**'\n`);
  expect(lane).toContain("      - 'tsconfig.base.json'\n");
  expect(lane).toContain('run: npm run e2e:outside\n');
});

test('the lane of builds of before has the history that it builds them from', () => {
  const lane = files['.github/workflows/before.yml'] ?? '';
  expect(lane).toContain('fetch-depth: 0\n');
  // What builds them and what is played in them.
  for (const room of ['tools', 'e2e']) expect(lane).toContain(`      - '${room}/**'\n`);
  expect(lane).toContain('run: npm run e2e:before\n');
});

describe('a lane', () => {
  const lane = laneOf('mfe-a', { 'mfe-a': ['shared-b'], 'shared-b': ['shared-c'], 'mfe-d': [] });

  test('is run for what its remote relies on, and what that relies on', () => {
    expect(lane.rooms).toEqual(['shared-b', 'shared-c']);
  });

  test('ends where rooms rely on each other', () => {
    expect(laneOf('a', { a: ['b'], b: ['a', 'b'] }).rooms).toEqual(['a', 'b']);
  });

  test('calls the command that its team calls', () => {
    expect(laneFile(lane)).toContain('run: npm test -w mfe-a\n');
  });
});
