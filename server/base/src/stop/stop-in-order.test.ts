import { expect, test } from '@jest/globals';
import { stopInOrder, type StopLimits } from './stop-in-order.ts';

const never = () => new Promise<never>(() => undefined);
/** Time that passes only while somebody waits for something that does not come. */
function clockwork() {
  let time = 0;
  const after: StopLimits['after'] = (ms, run) => {
    let isOff = false;
    setImmediate(() => {
      if (isOff) return;
      time += ms;
      run();
    });
    return () => (isOff = true);
  };
  return { now: () => time, after, limits: { partsMs: 7_000, dataMs: 20_000 } };
}

function stopped() {
  const order: string[] = [];
  const told: string[] = [];
  const part = (name: string, stop: () => Promise<unknown> = async () => undefined) => ({
    name,
    stop: () => (order.push(name), stop()),
  });
  const log = { warn: ({ part: name }: { part: string }) => void told.push(name) };
  return { order, told, part, log: log as never };
}

test('what was started last is stopped first, though another fails', async () => {
  const { order, told, part, log } = stopped();
  const { now, after, limits } = clockwork();
  const stops = [
    { ...part('database'), holdsData: true },
    part('PDF', () => Promise.reject(new Error('no'))),
    part('HTTP'),
  ];
  expect(await stopInOrder(stops, log, { ...limits, now, after })).toBe(true);
  expect(order).toEqual(['HTTP', 'PDF', 'database']);
  expect(told).toEqual(['PDF']);
  expect(stops).toEqual([]);
});

test('parts that hang share their time, and what holds data still has all of its own', async () => {
  const { order, told, part, log } = stopped();
  const { now, after, limits } = clockwork();
  const times: number[] = [];
  const slow = async () => void times.push(now());
  const stops = [
    { ...part('database', slow), holdsData: true },
    part('PDF', never),
    part('tailoring', never),
    part('HTTP', never),
  ];
  expect(await stopInOrder(stops, log, { ...limits, now, after })).toBe(true);
  expect(order).toEqual(['HTTP', 'tailoring', 'PDF', 'database']);
  expect(told).toEqual(['HTTP', 'tailoring', 'PDF']);
  expect(times).toEqual([7_000]);
});

test.each([
  ['fails', () => Promise.reject(new Error('no'))],
  ['hangs', never],
])('what holds data and %s makes it no clean stop', async (_, stop) => {
  const { part, log } = stopped();
  const { now, after, limits } = clockwork();
  const stops = [{ ...part('database', stop), holdsData: true }, part('HTTP')];
  expect(await stopInOrder(stops, log, { ...limits, now, after })).toBe(false);
});

test('who has lost patience waits for data alone', async () => {
  const { order, part, log } = stopped();
  const hurry = new AbortController();
  const stops = [
    { ...part('database', async () => new Promise(setImmediate)), holdsData: true },
    part('PDF', never),
    part('HTTP', never),
  ];
  const stopping = stopInOrder(stops, log, {
    ...{ partsMs: 60_000, dataMs: 60_000, hurry: hurry.signal },
  });
  hurry.abort(new Error('now'));
  expect(await stopping).toBe(true);
  expect(order).toEqual(['HTTP', 'PDF', 'database']);
});
