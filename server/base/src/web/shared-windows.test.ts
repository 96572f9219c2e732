import { expect, test } from '@jest/globals';
import { createSharedCounter, type SharedWindows } from './shared-windows.ts';

const MINUTE = 60_000;

/** Windows in memory; `away`: nobody can ask. */
function windowsInMemory() {
  const held = new Map<string, { key: string; began: number; spent: number }>();
  const windows = {
    away: false,
    asked: [] as number[],
    async add(told: Parameters<SharedWindows['add']>[0]) {
      windows.asked.push(told.length);
      if (windows.away) throw new Error('away');
      return told.map(({ key, began, more }) => {
        const known = held.get(key);
        const isOpen = known !== undefined && began < known.began + MINUTE;
        const next = isOpen ? { ...known, spent: known.spent + more } : { key, began, spent: more };
        held.set(key, next);
        return next;
      });
    },
  };
  return windows;
}

function twoNodes(windows?: SharedWindows) {
  const clock = { now: 1_000_000 };
  const node = () =>
    createSharedCounter({ clock: () => clock.now, windowMs: MINUTE, shared: windows });
  return { clock, one: node(), other: node() };
}
const times = (count: number, call: () => { current: number }) =>
  Array.from({ length: count }, call).at(-1)?.current;

test('whoever asks at both nodes is counted at both, once they have told each other', async () => {
  const { one, other } = twoNodes(windowsInMemory());
  expect(times(100, () => one.count('ada', 120))).toBe(100);
  await one.settle();
  expect(times(50, () => other.count('ada', 120))).toBe(50);
  await other.settle();
  expect(other.count('ada', 120).current).toBe(151);
  // The first one learns when it is asked again.
  expect(one.count('ada', 120).current).toBe(101);
  await one.settle();
  await other.settle();
  expect(one.count('ada', 120).current).toBe(152);
});

test('who stays below an eighth costs no word; all of it is told from there on', async () => {
  const windows = windowsInMemory();
  const { one } = twoNodes(windows);
  times(14, () => one.count('ada', 120));
  await one.settle();
  expect(windows.asked).toEqual([]);
  one.count('ada', 120);
  await one.settle();
  await one.settle();
  expect(windows.asked).toEqual([1]);
  expect(await windows.add([{ key: 'ada', began: 1_000_000, more: 0 }])).toEqual([
    { key: 'ada', began: 1_000_000, spent: 15 },
  ]);
});

test('of calls at once that are counted exactly each has a number of its own, whichever node it came to', async () => {
  const { one, other } = twoNodes(windowsInMemory());
  const counted = await Promise.all(
    Array.from({ length: 60 }, async (_, at) =>
      (at % 2 === 0 ? one : other).countExactly('ada', 30),
    ),
  );
  expect(new Set(counted.map(({ current }) => current)).size).toBe(60);
  expect((await one.countExactly('ada', 90)).current).toBe(61);
});

test('while nobody can be asked each node counts for itself, and tells later', async () => {
  const windows = windowsInMemory();
  const { one, other } = twoNodes(windows);
  windows.away = true;
  expect((await one.countExactly('ada', 30, { orAlone: true })).current).toBe(1);
  times(9, () => one.count('ada', 30));
  await one.settle();
  expect(one.count('ada', 30).current).toBe(11);
  windows.away = false;
  await one.settle();
  expect((await other.countExactly('ada', 30)).current).toBe(12);
});

test('what must not be counted alone waits until somebody can be asked: never one more than the limit', async () => {
  const windows = windowsInMemory();
  const { one, other } = twoNodes(windows);
  let admitted = 0;
  for (let call = 0; call < 60; call += 1) {
    windows.away = call % 3 === 0;
    const counted = await (call % 2 === 0 ? one : other).countExactly('ada', 30).catch(() => null);
    if (counted !== null && counted.current <= 30) admitted += 1;
  }
  // What came back counts, too, as soon as it can be told.
  expect(admitted).toBeLessThanOrEqual(30);
  expect(admitted).toBeGreaterThan(15);
  windows.away = true;
  await expect(one.countExactly('bob', 30)).rejects.toThrow('away');
});

test('who is known to be beyond the limit is told so without asking', async () => {
  const windows = windowsInMemory();
  const { one } = twoNodes(windows);
  for (let call = 0; call < 31; call += 1) await one.countExactly('ada', 30);
  const { length } = windows.asked;
  windows.away = true;
  expect(await one.countExactly('ada', 30)).toEqual({ current: 32, ttl: MINUTE });
  expect(windows.asked).toHaveLength(length);
});

test('a window ends for all nodes when it ends where it began', async () => {
  const { clock, one, other } = twoNodes(windowsInMemory());
  await one.countExactly('ada', 30);
  clock.now += 40_000;
  expect(await other.countExactly('ada', 30)).toEqual({ current: 2, ttl: 20_000 });
  clock.now += 20_000;
  expect(await other.countExactly('ada', 30)).toEqual({ current: 1, ttl: MINUTE });
  expect((await one.countExactly('ada', 30)).current).toBe(2);
});

test('alone, nothing is asked', async () => {
  const { one, other } = twoNodes();
  await one.countExactly('ada', 1);
  expect((await one.countExactly('ada', 1)).current).toBe(2);
  expect(other.count('ada', 1).current).toBe(1);
});
