import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { apiVersion } from './api-version.ts';

const CONTRACTS = 'node_modules/@sastre/shared-contracts';
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sastre-api-version-'));
  await mkdir(join(root, CONTRACTS, 'src/api/schemas'), { recursive: true });
  await mkdir(join(root, 'node_modules/zod'), { recursive: true });
  await write('node_modules/zod/package.json', '{"name":"zod","version":"4.6.7"}');
  const exports = { './api': './src/api/index.ts' };
  await write(`${CONTRACTS}/package.json`, JSON.stringify({ version: '1.0.0', exports }));
  await write(`${CONTRACTS}/src/api/schemas/cv.schema.ts`, 'export const cv = 1;');
});
afterEach(() => rm(root, { recursive: true }));
const write = (file: string, text: string) => writeFile(join(root, file), text);

test('other schemas, or what checks by them, are another version; tests are not', async () => {
  const before = apiVersion(root);
  expect(before).toMatch(/^0\.0\.0-h[0-9a-f]{12}$/);
  await write(`${CONTRACTS}/src/api/schemas/cv.test.ts`, 'test');
  await write(`${CONTRACTS}/src/of-the-shell.ts`, 'other');
  expect(apiVersion(join(root, 'mfe-x'))).toBe(before);
  await write(`${CONTRACTS}/src/api/schemas/cv.schema.ts`, 'export const cv = 2;');
  const changed = apiVersion(root);
  expect(changed).not.toBe(before);
  await write('node_modules/zod/package.json', '{"name":"zod","version":"4.6.8"}');
  expect(apiVersion(root)).not.toBe(changed);
});
