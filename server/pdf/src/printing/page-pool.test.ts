import { afterEach, expect, jest, test } from '@jest/globals';
import type { PooledPage } from './pooled-page.ts';
import { createPagePool, type PagePoolOptions } from './page-pool.ts';

afterEach(() => {
  jest.useRealTimers();
});

/** Pages that only count what is done to them. */
function makePages(options: Partial<PagePoolOptions> = {}) {
  const opened: Array<FakePage> = [];
  const stuck: unknown[] = [];
  const pool = createPagePool({
    open: async () => {
      const page = fakePage(opened.length);
      opened.push(page);
      return page;
    },
    size: 1,
    onStuck: (error) => void stuck.push(error),
    ...options,
  });
  const numbers: number[] = [];
  const print = () =>
    pool.use(async (page) => {
      const number = opened.findIndex((one) => one === page);
      numbers.push(number);
      return number;
    }, 1_000);
  return { pool, opened, stuck, print, numbers };
}

type FakePage = PooledPage & { cleaned: number; closed: boolean; break(): void; dirty: boolean };

function fakePage(number: number): FakePage {
  let onEnd: () => void = () => undefined;
  return {
    cleaned: 0,
    closed: false,
    dirty: false,
    ended: new Promise((resolve) => (onEnd = resolve)),
    break: () => onEnd(),
    print: async () => Uint8Array.of(number),
    async clean() {
      if (this.dirty) throw new Error('not clean');
      this.cleaned += 1;
    },
    async close() {
      this.closed = true;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page serves one document after another, and is cleaned between them', async () => {
  const { opened, print } = makePages();
  await print();
  await print();
  await print();
  await settled();
  expect(opened).toHaveLength(1);
  expect(opened[0]?.cleaned).toBe(3);
});

test('after its hundredth document a page is replaced', async () => {
  const { opened, print } = makePages({ size: 2 });
  for (let count = 0; count < 200; count += 1) await print();
  await settled();
  expect(opened.map(({ closed }) => closed)).toEqual([true, true, false, false]);
});

test('a spare page serves while another is being opened', async () => {
  let hold = false;
  const spare = makePages();
  const { pool } = makePages({
    size: 2,
    documentsPerPage: 1,
    open: () =>
      hold ? new Promise(() => undefined) : Promise.resolve(fakePage(spare.opened.length)),
  });
  await settled();
  hold = true;
  await expect(pool.use(async () => 'first', 1_000)).resolves.toBe('first');
  await expect(pool.use(async () => 'second', 1_000)).resolves.toBe('second');
});

test.each(['a document that failed', 'a page that could not be cleaned'])(
  'after %s the page is closed and never lent again',
  async (what) => {
    const { pool, opened, print } = makePages();
    await pool
      .use(async () => {
        const [first] = opened;
        if (what.startsWith('a document')) throw new Error('no');
        if (first) first.dirty = true;
      }, 1_000)
      .catch(() => undefined);
    expect(await print()).toBe(1);
    expect(opened[0]?.closed).toBe(true);
  },
);

test('a page that broke while nobody used it is replaced', async () => {
  const { opened, print, stuck } = makePages();
  await print();
  await settled();
  opened[0]?.break();
  await settled();
  expect(await print()).toBe(1);
  expect(stuck).toEqual([]);
});

test('pages that break before their first use, or cannot be opened, are the fault of Chromium', async () => {
  const broken = makePages();
  await settled();
  broken.opened[0]?.break();
  await settled();
  expect(broken.stuck).toHaveLength(1);
  const refused = makePages({ open: () => Promise.reject(new Error('no')) });
  await settled();
  expect(refused.stuck).toHaveLength(1);
});

test('renewed pages go, those in use after their document', async () => {
  const { pool, opened, print } = makePages({ size: 2 });
  let finish: () => void = () => undefined;
  const inUse = pool.use(() => new Promise<void>((resolve) => (finish = resolve)), 1_000);
  await settled();
  pool.renew();
  expect(opened.map(({ closed }) => closed)).toEqual([false, true, false]);
  expect(await print()).toBe(2);
  finish();
  await inUse;
  await settled();
  expect(opened.map(({ closed }) => closed)).toEqual([true, true, false, false]);
});

test('whoever gets no page in time is told, and takes none afterwards', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { pool, print, numbers } = makePages();
  let finish: () => void = () => undefined;
  const inUse = pool.use(() => new Promise<void>((resolve) => (finish = resolve)), 1_000);
  await settled();
  const late = expect(print()).rejects.toMatchObject({ code: 'pdf-busy', retryAfterSeconds: 5 });
  await jest.advanceTimersByTimeAsync(1_000);
  await late;
  finish();
  await inUse;
  await settled();
  expect(numbers).toEqual([]);
  expect(await print()).toBe(0);
});

/** A pool with one page in use and one document that waits for it. */
async function busyPool() {
  const pages = makePages();
  let finish: () => void = () => undefined;
  const inUse = pages.pool.use(() => new Promise<void>((resolve) => (finish = resolve)), 1_000);
  const waiting = pages.print();
  await settled();
  return { ...pages, inUse, waiting, finish: () => finish() };
}

test('a pool that is drained serves those who wait already, and nobody else', async () => {
  const { pool, print, inUse, waiting, finish } = await busyPool();
  let done = false;
  const draining = pool.drain().then(() => (done = true));
  await expect(print()).rejects.toMatchObject({ kind: 'closed' });
  await settled();
  expect(done).toBe(false);
  finish();
  await expect(Promise.all([inUse, waiting])).resolves.toEqual([undefined, 0]);
  await draining;
  await expect(print()).rejects.toMatchObject({ kind: 'closed' });
});

test('a closed pool turns everyone away and opens nothing', async () => {
  const { pool, opened, print, inUse, waiting, finish } = await busyPool();
  pool.close();
  await expect(waiting).rejects.toMatchObject({ kind: 'closed' });
  await expect(print()).rejects.toMatchObject({ kind: 'closed' });
  finish();
  await inUse;
  await settled();
  expect(opened.map(({ closed }) => closed)).toEqual([true]);
});
