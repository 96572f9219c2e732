import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readWorkspaces, ROOT } from '../workspace.ts';
import { API_LAYERS } from './server-layers.ts';

const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
/** The folders that the first column of a table names; `heading` is how the column is headed. */
function foldersOf(heading: string): string[] {
  const [, table = ''] = text.split(`| ${heading} |`);
  const rows = (table.split('\n\n')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)\/`/g)].map(([, folder]) => folder ?? ''),
  );
}

test('every room is described, and no other', () => {
  expect(foldersOf('Room').toSorted()).toEqual(readWorkspaces().toSorted());
});

test("every folder of the API's source is described, what tries it out apart", () => {
  const tries = ['.', 'bench', 'testing'];
  const folders = API_LAYERS.rows.flat().filter((folder) => !tries.includes(folder));
  expect(foldersOf('Folder of `server/api/src`').toSorted()).toEqual(folders.toSorted());
});
