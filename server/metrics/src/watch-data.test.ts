import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { watchData } from './watch-data.ts';

const read = async (...[parts]: [Parameters<typeof watchData>[1]]) => {
  const registry = new Registry();
  watchData(registry, parts);
  return registry.metrics();
};

test('the room on the disk and the moment of the last backup are told', async () => {
  const text = await read({ dataDir: tmpdir(), lastBackup: async () => 1_763_460_000_500 });
  const [, size = '', free = ''] =
    /state="size"\} (\d+)\n.*state="free"\} (\d+)\n/.exec(text) ?? [];
  expect(Number(size)).toBeGreaterThan(Number(free));
  expect(Number(free)).toBeGreaterThan(0);
  expect(text).toContain('sastre_last_backup_timestamp_seconds{kind="file"} 1763460000.5');
});

test('where there is no backup, no database or no folder nothing is told of it, and the rest is', async () => {
  const dataDir = join(tmpdir(), 'nowhere', 'at-all');
  const without = await read({ dataDir, lastBackup: async () => undefined });
  expect(without).not.toMatch(/^sastre/m);
  const away = await read({
    dataDir: tmpdir(),
    lastBackup: async () => Promise.reject(new Error('The database is away.')),
  });
  expect(away).toMatch(/state="free"\} \d/);
  expect(away).not.toMatch(/^sastre_last_backup/m);
});
