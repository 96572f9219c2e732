import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesReachedBy } from '../structure/reached.ts';
import { readPackage, readWorkspaces, ROOT } from '../workspace.ts';

const TRIES =
  /\.(?:test|spec|fixture)\.tsx?$|\/(?:testing|bench|eval|strangers|dev|recorded|report)\//;
const workspaces = readWorkspaces();
const stage = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8').split(/^FROM /m)[2] ?? '';

/** Whether a name is meant by a pattern of which `*` is the begin or the end. */
const fits = (name: string, pattern: string) =>
  pattern === name ||
  (pattern.startsWith('*') && name.endsWith(pattern.slice(1))) ||
  (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1)));

/** What the image's sources are taken away by: folders of the repository, names of files and of folders anywhere. */
const folders = (/rm -rf ([^&]*)/.exec(stage)?.[1] ?? '').split(/[\s\\]+/).filter(Boolean);
const names = [...stage.matchAll(/-name '?([^'\s]+)/g)].map(([, name]) => name ?? '');
const isTaken = (path: string) =>
  folders.some(
    (folder) => path.startsWith(`${folder}/`) || fits(path.split('/')[0] ?? '', folder),
  ) || path.split('/').some((part) => names.some((name) => fits(part, name)));

const files = workspaces.flatMap((room) =>
  globSync('**/*.*', {
    cwd: join(ROOT, room),
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|test-results)$/.test(name),
  }).map((file) => posix.join(room, file)),
);

test('the image has nothing that tries the product out', () => {
  expect(files.filter((file) => TRIES.test(file) && !isTaken(file))).toEqual([]);
});

/** Rooms that the server stands on, itself among them. */
function roomsBelow(room: string, seen = new Set<string>()): Set<string> {
  seen.add(room);
  const { dependencies = {} } = readPackage(join(ROOT, room));
  for (const other of workspaces)
    if (`@sastre/${posix.basename(other)}` in dependencies && !seen.has(other))
      roomsBelow(other, seen);
  return seen;
}

test('the image has the rooms that the server stands on, and no other', () => {
  const there = workspaces.filter((room) => !isTaken(`${room}/package.json`));
  expect(there.toSorted()).toEqual([...roomsBelow('server/api')].toSorted());
});

test('what the programs of the server are made of is in the image', () => {
  const reached = new Set<string>();
  for (const program of files.filter((file) => /^server\/api\/src\/[^/.]+\.ts$/.test(file)))
    filesReachedBy(program, reached);
  expect([...reached]).toContain('server/tailoring/src/letter/letter.rules.ts');
  const isStandIn = (file: string) => file.startsWith('server/stand-ins/');
  expect([...reached].filter((file) => isTaken(file) && !isStandIn(file))).toEqual([]);
});
