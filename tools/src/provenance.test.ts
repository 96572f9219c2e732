import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeProvenance, type WrittenProvenance } from './provenance.ts';
import { ROOT } from './workspace.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'provenance-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const read = async () =>
  JSON.parse(await readFile(join(dir, 'provenance.json'), 'utf8')) as WrittenProvenance;

test('a build says its commit, its lockfile and when it was first made', async () => {
  process.env['SOURCE_COMMIT'] = 'ab12';
  await writeProvenance(dir, new Date('2026-11-26T10:00:00Z'));
  const lockfile = await readFile(join(ROOT, 'package-lock.json'));
  const first = await read();
  expect(first).toMatchObject({ commit: 'ab12', builtAt: '2026-11-26T10:00:00.000Z' });
  expect(first.lockfile).toBe(createHash('sha256').update(lockfile).digest('hex'));
  await writeProvenance(dir, new Date('2026-11-27T10:00:00Z'));
  expect(await read()).toEqual(first);
  process.env['SOURCE_COMMIT'] = 'cd34';
  await writeProvenance(dir, new Date('2026-11-27T10:00:00Z'));
  expect(await read()).toMatchObject({ commit: 'cd34', builtAt: '2026-11-27T10:00:00.000Z' });
  delete process.env['SOURCE_COMMIT'];
});
