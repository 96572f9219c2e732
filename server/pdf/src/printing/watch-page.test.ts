import { afterEach, expect, jest, test } from '@jest/globals';
import type { CdpConnection, CdpEvent } from '../chromium/cdp-connection.ts';
import { watchPage } from './watch-page.ts';

afterEach(() => {
  jest.useRealTimers();
});

function watched() {
  const listeners = new Set<(event: CdpEvent) => void>();
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  const cdp: CdpConnection = {
    call: async () => ({}),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => true,
    closed,
    close: () => close(),
  };
  const tell = (method: string, params = {}, sessionId: string | undefined = 'page') => {
    for (const listener of listeners) listener({ method, params, sessionId });
  };
  const navigate = (loaderId: string, frame = {}) =>
    tell('Page.frameNavigated', { frame: { loaderId, ...frame } });
  return { watch: watchPage(cdp, 'page'), tell, navigate, close: () => cdp.close(), listeners };
}

const never = () => new Promise<never>(() => undefined);

test('work settles as it does by itself', async () => {
  const { watch } = watched();
  await expect(watch.during(Promise.resolve('x'))).resolves.toBe('x');
  await expect(watch.during(Promise.reject(new Error('no')), 'staying')).rejects.toThrow('no');
});

test('a crash, a lost page and a lost Chromium end all work, and what comes later', async () => {
  for (const end of [
    ({ tell }: ReturnType<typeof watched>) => tell('Inspector.targetCrashed'),
    ({ tell }: ReturnType<typeof watched>) =>
      tell('Target.detachedFromTarget', { sessionId: 'page' }, ''),
  ]) {
    const page = watched();
    const work = page.watch.during(never());
    end(page);
    await expect(work).rejects.toMatchObject({ kind: 'broken' });
    await expect(page.watch.during(never())).rejects.toMatchObject({ kind: 'broken' });
    await page.watch.ended;
  }
  const page = watched();
  const work = page.watch.during(never());
  page.close();
  await expect(work).rejects.toMatchObject({ kind: 'closed' });
});

test('work that fails after its page has ended fails in silence', async () => {
  const { watch, tell } = watched();
  tell('Inspector.targetCrashed');
  let fail: (error: Error) => void = () => undefined;
  const late = watch.during(new Promise<never>((_, reject) => (fail = reject)));
  await expect(late).rejects.toMatchObject({ kind: 'broken' });
  // a rejection that nobody takes would end the process, and fails this test
  fail(new Error('Chromium ended.'));
  await new Promise((resolve) => setImmediate(resolve));
});

test('what happens to other pages is not its business', async () => {
  const { watch, tell } = watched();
  const work = watch.during(Promise.resolve('x'));
  tell('Inspector.targetCrashed', {}, 'other');
  tell('Target.detachedFromTarget', { sessionId: 'other' });
  await expect(work).resolves.toBe('x');
});

test('work that has to stay ends when the page goes elsewhere, not when a frame of it does', async () => {
  const { watch, navigate } = watched();
  const staying = watch.during(never(), 'staying');
  const moving = watch.during(Promise.resolve('moved'));
  navigate('1', { parentId: 'page' });
  navigate('2');
  await expect(staying).rejects.toMatchObject({ kind: 'left' });
  await expect(moving).resolves.toBe('moved');
});

test('a page has arrived when the right navigation has loaded, also one that was quicker than its answer', async () => {
  const { watch, tell, navigate } = watched();
  let arrived = false;
  const arrival = watch.arrival('2', 1_000).then(() => (arrived = true));
  navigate('1');
  tell('Page.loadEventFired');
  navigate('2');
  await Promise.resolve();
  expect(arrived).toBe(false);
  tell('Page.loadEventFired');
  await arrival;
  await expect(watch.arrival('2', 1_000)).resolves.toBeUndefined();
});

test('a page that does not arrive is given up, and a stopped watch holds nothing', async () => {
  jest.useFakeTimers();
  const { watch, listeners } = watched();
  const late = expect(watch.arrival('1', 1_000)).rejects.toMatchObject({ kind: 'timeout' });
  await jest.advanceTimersByTimeAsync(1_000);
  await late;
  watch.arrival('2', 1_000).catch(() => undefined);
  watch.stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(listeners.size).toBe(0);
});
