import { expect, test } from '@jest/globals';
import { fairTurns } from './fair-turns.ts';

const calm = async () => {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
};

/** Work that lasts until it is let go, noted by name when it begins. */
function workshop(running: number, waitingEach: number) {
  const turns = fairTurns(running, waitingEach);
  const begun: string[] = [];
  const open: (() => void)[] = [];
  return {
    begun,
    ask: (who: string, name: string) =>
      turns(who, () => {
        begun.push(name);
        return new Promise<string>((resolve) => open.push(() => resolve(name)));
      }),
    async finishAll() {
      await calm();
      while (open.length > 0) {
        open.shift()?.();
        await calm();
      }
    },
  };
}

test('who asks for much waits behind those who ask for little', async () => {
  const { ask, begun, finishAll } = workshop(1, 10);
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ask('b', 'b1'),
    ask('c', 'c1'),
    ask('b', 'b2'),
  ];
  await finishAll();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
});

test('of one asker only so much waits, and others are let in all the same', async () => {
  const { ask, finishAll } = workshop(1, 2);
  const own = [0, 1, 2, 3].map((at) => ask('a', `a${at}`));
  const other = ask('b', 'b');
  expect(await own[3]).toBeUndefined();
  await finishAll();
  expect(await Promise.all([...own, other])).toEqual(['a0', 'a1', 'a2', undefined, 'b']);
});

test('work that fails hands its turn on', async () => {
  const turns = fairTurns(1, 5);
  const failed = turns('a', () => Promise.reject(new Error('no')));
  const next = turns('a', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await turns('b', async () => 'again')).toBe('again');
});
