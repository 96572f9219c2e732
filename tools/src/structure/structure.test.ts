import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rowsOf } from './arrows.rules.ts';
import { arrowsBetweenWorkspaces } from './read-arrows.ts';
import { readWorkspaces, ROOT } from '../workspace.ts';
import { STRUCTURE_FILE, structurePicture } from './structure.ts';

test('the picture of the house is the one that the imports make (npm run structure)', () => {
  expect(readFileSync(STRUCTURE_FILE, 'utf8')).toBe(structurePicture());
});

test('workspaces import each other without a circle, the print service and the gate hardly any', () => {
  const arrows = arrowsBetweenWorkspaces();
  expect(() => rowsOf(readWorkspaces(), arrows)).not.toThrow();
  const serverRooms = (room: string) =>
    arrows.filter(({ from, to }) => from === room && to.startsWith('server/')).map(({ to }) => to);
  expect(serverRooms('server/pdf').toSorted()).toEqual([
    'server/languages',
    'server/threads',
    'server/time',
  ]);
  expect(serverRooms('server/gate').toSorted()).toEqual([
    'server/frames',
    'server/reading',
    'server/wording',
  ]);
  expect(serverRooms('server/wording')).toEqual(['server/reading']);
  expect(serverRooms('server/frames')).toEqual(['server/reading']);
  expect(serverRooms('server/reading')).toEqual(['server/languages']);
});

/** What one person can still see through. */
const MOST_LINES = 15_000;

test.each(readWorkspaces())('%s has at most 15,000 lines of source', (room) => {
  expect(linesOfSource(room)).toBeLessThanOrEqual(MOST_LINES);
});

test('remotes and shell meet at run time alone', () => {
  const isPage = (room: string) => /^(?:shell$|mfe-)/.test(room);
  const arrows = arrowsBetweenWorkspaces();
  expect(arrows).toContainEqual({ from: 'shell', to: 'shared-contracts' });
  expect(arrows.filter(({ to }) => isPage(to))).toEqual([]);
});

/** Lines of TypeScript, tests and journeys left out. */
function linesOfSource(room: string): number {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: join(ROOT, room),
    exclude: (name) =>
      /(?:^|\/)(?:node_modules|dist|test-results)$|\.(?:test|spec)\.tsx?$/.test(name),
  });
  return files
    .map((file) => readFileSync(join(ROOT, room, file), 'utf8').split('\n').length - 1)
    .reduce((sum, lines) => sum + lines, 0);
}
