import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openMemoryFolder } from './memory-folder.ts';

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-folder-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

test('temporary files go to a folder that every user may write to; what the next run uses stays where it was', () => {
  const { env, remove } = openMemoryFolder({ memory, neededBytes: 1 });
  const { TMPDIR = '', CHROMIUM_BIN_DIR = '', PWTEST_CACHE_DIR = '' } = env;
  expect(dirname(TMPDIR)).toBe(memory);
  expect(statSync(TMPDIR).mode & 0o7777).toBe(0o1777);
  for (const kept of [CHROMIUM_BIN_DIR, PWTEST_CACHE_DIR]) expect(kept).not.toContain(memory);
  remove();
  expect(existsSync(TMPDIR)).toBe(false);
});

test('where there is no such folder, or too little room, everything stays where it was', () => {
  expect(openMemoryFolder({ memory: join(memory, 'none') }).env).toEqual({});
  expect(openMemoryFolder({ memory, neededBytes: Infinity }).env).toEqual({});
});

test('what a killed run left is removed, and what one that runs has is not', () => {
  const [left, held] = ['sastre-test-999999999-a', `sastre-test-${process.pid}-b`];
  for (const name of [left, held, 'another']) mkdirSync(join(memory, name));
  openMemoryFolder({ memory, neededBytes: 1 });
  const remains = [left, held, 'another'].map((name) => existsSync(join(memory, name)));
  expect(remains).toEqual([false, true, true]);
});
