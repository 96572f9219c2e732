import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CdpError, type CdpConnection } from '../chromium/cdp-connection.ts';
import { guardMemory } from './guard-memory.ts';
import { PageEnded } from './watch-page.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function guarded(bytes: () => number[]) {
  const killed: number[] = [];
  const guard = guardMemory({} as CdpConnection, {
    documentBytes: 500,
    read: async () => ({
      total: 0,
      largest: 0,
      pages: bytes().map((held, pid) => ({ pid, bytes: held })),
    }),
    kill: (pid) => void killed.push(pid),
  });
  return { guard, killed };
}

function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject };
}

test('a page that holds too much is ended, and its document refused, the others go on', async () => {
  const held = [100, 100];
  const { guard, killed } = guarded(() => held);
  const [small, large] = [pending(), pending()];
  const good = guard.during(small.promise);
  const refused = expect(guard.during(large.promise)).rejects.toMatchObject({
    code: 'pdf-invalid',
  });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(killed).toEqual([]);
  held[1] = 501;
  await jest.advanceTimersByTimeAsync(300);
  expect(killed).toEqual([1]);
  large.reject(new PageEnded('broken'));
  await refused;
  small.resolve('done');
  await expect(good).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that broke for another reason is what it was', async () => {
  const { guard } = guarded(() => [100]);
  for (const error of [new PageEnded('broken'), new CdpError('refused', 'Printing failed')])
    await expect(guard.during(Promise.reject(error))).rejects.toBe(error);
});
