import { expect, test } from '@jest/globals';
import { followRegistry } from './live-registry.ts';

test('what is stopped in the middle of a look has kept it, and keeps nothing later', async () => {
  const acts: string[] = [];
  let found = () => {};
  let looks = 0;
  const source = {
    everyMs: 1,
    async next() {
      looks += 1;
      if (looks === 1) return { revision: 1, remotes: [] };
      await new Promise<void>((resolve) => (found = resolve));
      return { revision: 2, remotes: [] };
    },
  };
  const kept = {
    write: async ({ revision }: { revision: number }) => {
      await new Promise(setImmediate);
      acts.push(`kept ${revision}`);
    },
    read: async () => undefined,
  };
  const registry = await followRegistry(source, kept, { warn: () => {} });
  while (looks < 2) await new Promise(setImmediate);
  const stopped = registry.stop().then(() => acts.push('stopped'));
  found();
  await stopped;
  expect(acts).toEqual(['kept 1', 'kept 2', 'stopped']);
});
