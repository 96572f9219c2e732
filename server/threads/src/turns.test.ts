import { expect, test } from '@jest/globals';
import { createTurns, type TurnLimits } from './turns.ts';

const calm = async () => {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
};

/** Turns that last until they are ended by name; `begun` are their names in the order in which they came. */
function office(limits: TurnLimits) {
  const turns = createTurns(limits);
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  return {
    begun,
    turns,
    async ask(who: string, name: string, signal?: AbortSignal) {
      const end = await turns.take(who, signal);
      begun.push(name);
      open.set(name, end);
    },
    async end(name: string) {
      open.get(name)?.();
      open.delete(name);
      await calm();
    },
  };
}

test('of one asker one piece runs at a time, and others are let in beside it', async () => {
  const { ask, begun, end } = office({ running: 2, runningEach: 1, waitingEach: 3 });
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  void ask('b', 'b1');
  await calm();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('askers go round, and who waits for an own turn is passed by', async () => {
  const { ask, begun, end } = office({ running: 2, runningEach: 1, waitingEach: 3 });
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  for (const name of ['b1', 'b2']) void ask('b', name);
  void ask('c', 'c1');
  await calm();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun.at(-1)).toBe('c1');
  await end('a1');
  await end('c1');
  await end('a2');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'a3']);
});

test('who may not wait is told at once whose room is full', async () => {
  const { ask } = office({ running: 1, waitingEach: 2, waiting: 3 });
  await ask('a', 'a1');
  void ask('a', 'a2');
  void ask('a', 'a3');
  await expect(ask('a', 'a4')).rejects.toMatchObject({ whose: 'own' });
  void ask('b', 'b1');
  await expect(ask('c', 'c1')).rejects.toMatchObject({ whose: 'all' });
});

test('a signal ends the waiting with its own reason, and nobody waits behind it', async () => {
  const { ask, begun, end } = office({ running: 1, waitingEach: 1 });
  await ask('a', 'a1');
  const caller = new AbortController();
  const waiting = ask('a', 'a2', caller.signal);
  caller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(ask('a', 'a3', caller.signal)).rejects.toThrow('gone');
  void ask('a', 'a4');
  await end('a1');
  expect(begun).toEqual(['a1', 'a4']);
  caller.abort();
  await end('a4');
  await ask('b', 'b1');
});

test('it is told when others wait, not by who waits for themselves', async () => {
  const seen: boolean[] = [];
  const { ask, end, turns } = office({
    running: 1,
    runningEach: 1,
    waitingEach: 3,
    onChange: () => seen.push(turns.isAwaitedByOthers('a')),
  });
  await ask('a', 'a1');
  void ask('a', 'a2');
  expect(turns.isAwaitedByOthers('a')).toBe(false);
  void ask('b', 'b1');
  expect(turns.isAwaitedByOthers('a')).toBe(true);
  expect(turns.isAwaitedByOthers('b')).toBe(false);
  await end('a1');
  expect(turns.isAwaitedByOthers('a')).toBe(false);
  expect(seen).toEqual([false, false, true, false, false]);
});
