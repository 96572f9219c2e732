import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../workspace.ts';
import { API_LAYERS } from './api-layers.ts';

test("each folder of the API's source has one place in the order, and no other has", () => {
  const folders = readdirSync(join(ROOT, 'server/api/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(API_LAYERS.rows.flat().toSorted()).toEqual(['.', ...folders].toSorted());
});
