import type { CdpConnection } from '../chromium/cdp-connection.ts';
import {
  startChromium,
  type ChromiumProcess,
  type LaunchOptions,
} from '../chromium/chromium-process.ts';
import { openPage } from '../printing/pooled-page.ts';
import { createPrintQueue } from '../printing/print-queue.ts';
import { CHROMIUM_LIMITS, runChromium } from '../printing/running-chromium.ts';

const PATIENCE_MS = 60_000;

/** Documents at once, and as many more as anybody likes: each is somebody else's. */
function inLine(concurrency: number): <T>(task: () => Promise<T>) => Promise<T> {
  const queue = createPrintQueue({
    ...{ concurrency, waitingEach: 1, waiting: Infinity, sharedMs: PATIENCE_MS },
  });
  let asked = 0;
  return (task) => queue.run(String((asked += 1)), task, PATIENCE_MS);
}

/** Starts a Chromium as the print service does: in its sandbox where the system allows. */
export async function startBenchChromium(
  options: Omit<LaunchOptions, 'sandbox'>,
): Promise<ChromiumProcess> {
  const sandboxed = startChromium({ ...options, sandbox: true });
  return sandboxed.catch(() => startChromium({ ...options, sandbox: false }));
}

/** The bare print: a document that stays loaded in as many pages as print at once, and nothing but `printToPDF`. */
export async function barePrint(
  cdp: CdpConnection,
  html: string,
  pages: number,
): Promise<() => Promise<Uint8Array>> {
  const free = await Promise.all(Array.from({ length: pages }, () => loadedPage(cdp, html)));
  const run = inLine(pages);
  const printOne = async () => {
    const print = free.shift();
    if (print === undefined) throw new Error('The queue let too many in.');
    try {
      return await print();
    } finally {
      free.push(print);
    }
  };
  return () => run(printOne);
}

/** Setting and printing: the service's own pooled pages and one to spare, without its finishing and its reading back. */
export function pooledPrint(
  chromium: ChromiumProcess,
  atOnce: number,
): (html: string) => Promise<Uint8Array> {
  const ignore = () => undefined;
  const { use } = runChromium(chromium, {
    pages: atOnce + 1,
    limits: CHROMIUM_LIMITS,
    onPrinted: ignore,
    onWorn: ignore,
  });
  const run = inLine(atOnce);
  const print = (html: string) => use((page) => page.print(html, PATIENCE_MS), PATIENCE_MS);
  return (html) => run(() => print(html));
}

/** Puts the document into a page of the service's kind and answers the very call that printed it. */
async function loadedPage(cdp: CdpConnection, html: string): Promise<() => Promise<Uint8Array>> {
  let print: (() => Promise<Uint8Array>) | undefined;
  const page = await openPage({
    ...cdp,
    async call(method, params, options) {
      const call = () => cdp.call(method, params, options);
      if (method === 'Page.printToPDF')
        print = async () => Buffer.from(String((await call())['data']), 'base64');
      return call();
    },
  });
  await page.print(html, PATIENCE_MS);
  if (print === undefined) throw new Error('The page printed in a way of its own.');
  return print;
}
