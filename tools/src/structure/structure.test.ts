import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { whyNot } from './layers.rules.ts';
import { arrowsBetweenFolders, arrowsBetweenRooms } from './read-arrows.ts';
import { SERVER_LAYERS } from './server-layers.ts';
import { STRUCTURE_FILE, structurePicture } from './structure.ts';

test('the picture of the house is the one that the imports make (npm run structure)', () => {
  expect(readFileSync(STRUCTURE_FILE, 'utf8')).toBe(structurePicture());
});

test("each arrow between the server's folders leads down", () => {
  const arrows = arrowsBetweenFolders('server/src');
  expect(arrows).toContainEqual({ from: 'app', to: 'web' });
  expect(arrows.map(({ from, to }) => whyNot(SERVER_LAYERS, from, to)).filter(Boolean)).toEqual([]);
});

test('remotes and shell meet at run time alone', () => {
  const isPage = (room: string) => /^(?:shell$|mfe-)/.test(room);
  const arrows = arrowsBetweenRooms();
  expect(arrows).toContainEqual({ from: 'shell', to: 'shared-contracts' });
  expect(arrows.filter(({ to }) => isPage(to))).toEqual([]);
});
