import { chromiumMemory } from '../chromium/chromium-memory.ts';
import type { ChromiumProcess } from '../chromium/chromium-process.ts';
import { openPage, type PooledPage } from './pooled-page.ts';
import { guardMemory } from './guard-memory.ts';
import { createPagePool } from './page-pool.ts';

/** When pages and the whole Chromium are replaced. */
export interface ChromiumLimits {
  documentsPerPage: number;
  documentsPerChromium: number;
  /** Bytes in one of its processes: its pages are replaced. */
  pageBytes: number;
  /** Bytes in the process of a page while it prints: it is ended, and its document refused. */
  documentBytes: number;
  /** Bytes in all its processes: Chromium is replaced. */
  chromiumBytes: number;
  /** After so many documents the memory is looked at. */
  documentsPerLook: number;
}

/** Far above what CVs need: a page that printed hundreds holds 140 MB, a Chromium of three pages below 500. */
export const CHROMIUM_LIMITS: ChromiumLimits = {
  documentsPerPage: 100,
  documentsPerChromium: 5_000,
  pageBytes: 400 * 2 ** 20,
  documentBytes: 700 * 2 ** 20,
  chromiumBytes: 1_000 * 2 ** 20,
  documentsPerLook: 10,
};

/** A living Chromium with its pooled pages. */
export interface RunningChromium {
  process: ChromiumProcess;
  /** Lends a clean page for one document; see `PagePool.use`. */
  use<T>(work: (page: PooledPage) => Promise<T>, patienceMs: number): Promise<T>;
  /** Ends it as soon as nobody uses it; nothing can be borrowed any more. */
  retire(): Promise<void>;
}

/** What a running Chromium tells its supervisor. */
export interface ChromiumEvents {
  /** A document was printed: it works. */
  onPrinted(): void;
  /** It has printed enough, or holds too much memory. */
  onWorn(): void;
}

const END_TIMEOUT_MS = 1_000;

/** Opens `pages` pages ahead of need, and keeps that many. */
export function runChromium(
  process: ChromiumProcess,
  options: { pages: number; limits: ChromiumLimits } & ChromiumEvents,
): RunningChromium {
  const { pages, limits, onPrinted, onWorn } = options;
  const { cdp } = process;
  const pool = createPagePool({
    open: () => openPage(cdp),
    size: pages,
    documentsPerPage: limits.documentsPerPage,
    onStuck: () => process.kill(),
  });
  const guard = guardMemory(cdp, limits);
  let documents = 0;
  void cdp.closed.then(() => pool.close());

  function count(): void {
    documents += 1;
    onPrinted();
    if (documents >= limits.documentsPerChromium) onWorn();
    else if (documents % limits.documentsPerLook === 0) void lookAtMemory();
  }

  /** A Chromium that does not tell is not answering or gone: others notice that. */
  async function lookAtMemory(): Promise<void> {
    const memory = await chromiumMemory(cdp).catch(() => undefined);
    if (!memory) return;
    if (memory.total > limits.chromiumBytes) onWorn();
    else if (memory.largest > limits.pageBytes) pool.renew();
  }

  return {
    process,
    async use(work, patienceMs) {
      const result = await pool.use((page) => guard.during(work(page)), patienceMs);
      count();
      return result;
    },
    async retire() {
      await pool.drain();
      await endChromium(process);
    },
  };
}

/** Asked first, so that Chromium reaps its own helpers. */
export async function endChromium({ cdp, ended, kill }: ChromiumProcess): Promise<void> {
  const timer = setTimeout(kill, END_TIMEOUT_MS);
  await cdp.call('Browser.close', {}, { timeoutMs: END_TIMEOUT_MS }).catch(() => undefined);
  await ended;
  clearTimeout(timer);
}
