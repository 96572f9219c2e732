import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { slow } from './measured-site.ts';

/** What one visit with an empty cache took. */
export interface ColdVisit {
  /** Bytes that came over the line, headers included. */
  bytes: number;
  requests: number;
  /** Milliseconds until the page's heading is there, and until its largest part is drawn. */
  heading: number;
  largest: number;
  /** What came, by address, in bytes. */
  files: Map<string, number>;
}

/** A slow line: 1.6 Mbit/s, an answer after 150 ms. */
const LINE = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const SLOWED = 4;
/** As long as this nothing is asked for, and the visit is over. */
const QUIET_MS = 2_000;
const LIMIT_MS = 60_000;

type Marked = Window & { headingAt?: number; largestAt?: number };
/** Who visits: what their browser keeps from one visit to the next, but for its cache. */
export type Visitor = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens an address in a new browser of somebody who is signed in, and follows it until nothing more is asked for. */
export async function coldVisit(
  browser: Browser,
  visitor: Visitor,
  url: string,
): Promise<ColdVisit> {
  const context = await browser.newContext({
    storageState: visitor,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await markTimes(page);
    const traffic = watchTraffic(context);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('main h1').first().waitFor({ timeout: LIMIT_MS });
    const files = await traffic.untilQuiet();
    const { heading, largest } = await page.evaluate(() => {
      const marks = window as Marked;
      return { heading: marks.headingAt ?? -1, largest: marks.largestAt ?? -1 };
    });
    const sizes = [...files.values()];
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { bytes, requests: traffic.count(), heading, largest, files };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await slow(page, SLOWED);
}

async function markTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const marks = window as Marked;
    const watch = new MutationObserver(() => {
      if (document.querySelector('main h1') === null) return;
      marks.headingAt = performance.now();
      watch.disconnect();
    });
    watch.observe(document, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) marks.largestAt = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function watchTraffic(context: BrowserContext) {
  const open = new Set<Request>();
  const files = new Map<string, number>();
  const sizes: Promise<void>[] = [];
  let count = 0;
  let quietSince = performance.now();
  const ended = (request: Request) => {
    open.delete(request);
    quietSince = performance.now();
  };
  context.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    open.add(request);
    count += 1;
  });
  context.on('requestfailed', ended);
  context.on('requestfinished', (request) => {
    ended(request);
    if (!request.url().startsWith('http')) return;
    const measure = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const path = new URL(request.url()).pathname;
      files.set(path, (files.get(path) ?? 0) + responseBodySize + responseHeadersSize);
    };
    sizes.push(measure().catch(() => undefined));
  });
  return {
    count: () => count,
    untilQuiet: async () => {
      const end = performance.now() + LIMIT_MS;
      while (performance.now() < end) {
        if (open.size === 0 && performance.now() - quietSince > QUIET_MS) break;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await Promise.all(sizes);
      return files;
    },
  };
}
