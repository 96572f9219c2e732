/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { isAlive } from './is-alive.ts';

test('this process is there, one that has ended is not, and no number is none', async () => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  expect([process.pid, child.pid ?? 0, Number.NaN].map(isAlive)).toEqual([true, false, false]);
});
