import { describe, expect, test } from '@jest/globals';
import { createFakeClock } from '../services/fake-clock.fixture.ts';
import { StallError, withStallLimit, type FileWatch } from './stall-limit.ts';

function setUp() {
  const clock = createFakeClock();
  const listeners = new Map<string, () => void>();
  const stopped: string[] = [];
  let pending: string[] = [];
  const watch: FileWatch = {
    pending: () => pending,
    listen: (url, onPart) => {
      listeners.set(url, onPart);
      return () => void stopped.push(url);
    },
  };
  let settle = { resolve: (_value: string) => {}, reject: (_error: Error) => {} };
  const work = new Promise<string>((resolve, reject) => (settle = { resolve, reject }));
  let outcome: unknown = 'waiting';
  withStallLimit(work, { watch, clock, what: 'It' }).then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = error),
  );
  return {
    clock,
    listeners,
    stopped,
    settle,
    ask: (...urls: string[]) => (pending = urls),
    part: (url: string) => listeners.get(url)?.(),
    outcome: () => outcome,
  };
}

describe('what comes', () => {
  test('is waited for as long as bytes come, however slowly', async () => {
    const { clock, ask, part, settle, outcome } = setUp();
    ask('/a.js');
    for (let second = 0; second < 120; second += 1) {
      await clock.advance(1_000);
      if (second % 5 === 0) part('/a.js');
    }
    expect(outcome()).toBe('waiting');
    settle.resolve('here');
    await clock.advance(0);
    expect(outcome()).toBe('here');
  });

  test('is waited for as long as one file comes after the other', async () => {
    const { clock, ask, outcome } = setUp();
    for (let n = 0; n < 10; n += 1) {
      ask(`/${n}.js`, `/${n + 1}.js`);
      await clock.advance(6_000);
    }
    expect(outcome()).toBe('waiting');
  });

  test('quickly is not even looked at', async () => {
    const { clock, ask, listeners, settle, outcome } = setUp();
    ask('/a.js');
    await clock.advance(2_999);
    expect(listeners.size).toBe(0);
    settle.resolve('here');
    await clock.advance(60_000);
    expect([outcome(), listeners.size, clock.waiting()]).toEqual(['here', 0, 0]);
  });

  test('to nothing says so itself', async () => {
    const { clock, settle, outcome } = setUp();
    settle.reject(new Error('404'));
    await clock.advance(0);
    expect(outcome()).toEqual(new Error('404'));
    expect(clock.waiting()).toBe(0);
  });
});

describe('what does not come', () => {
  test.each([
    ['from the beginning', []],
    ['with a file that hangs', ['/a.js']],
  ])('%s is given up after eight seconds', async (_what, urls) => {
    const { clock, ask, stopped, outcome } = setUp();
    ask(...urls);
    await clock.advance(7_999);
    expect(outcome()).toBe('waiting');
    await clock.advance(1);
    expect(outcome()).toBeInstanceOf(StallError);
    expect([stopped, clock.waiting()]).toEqual([urls, 0]);
  });

  test('any more is given up eight seconds after the last byte', async () => {
    const { clock, ask, part, outcome } = setUp();
    ask('/a.js');
    await clock.advance(5_000);
    part('/a.js');
    await clock.advance(7_999);
    expect(outcome()).toBe('waiting');
    await clock.advance(1);
    expect(outcome()).toBeInstanceOf(StallError);
  });
});
