import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readProvenance } from './provenance.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'provenance-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const node = process.version;
const unknown = { version: 'unknown', commit: 'unknown', builtAt: 'unknown', lockfile: 'unknown' };

test('a build that said nothing is unknown', async () => {
  expect(await readProvenance(dir)).toEqual({ ...unknown, node });
});

test('what the build wrote is told, and nothing that lies beside it', async () => {
  const written = { version: '1.2.0', commit: 'ab12', builtAt: '2026-11-26T10:00:00.000Z' };
  const text = JSON.stringify({ ...written, lockfile: 'ff00', host: 'secret' });
  await writeFile(join(dir, 'provenance.json'), text);
  expect(await readProvenance(dir)).toEqual({ ...written, lockfile: 'ff00', node });
  await writeFile(join(dir, 'provenance.json'), '{"version":');
  expect(await readProvenance(dir)).toEqual({ ...unknown, node });
});
