import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../workspace.ts';
import { SERVER_LAYERS } from './server-layers.ts';

test("each folder of the server's source has one place in the order, and no other has", () => {
  const folders = readdirSync(join(ROOT, 'server/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(SERVER_LAYERS.rows.flat().toSorted()).toEqual(['.', ...folders].toSorted());
});
