import { isObject, type CdpConnection, type CdpObject } from '../chromium/cdp-connection.ts';
import { PRINT_LIMITS } from '../document/limits/print-limits.ts';
import { lockDownPage } from './lock-down-page.ts';
import { watchPage } from './watch-page.ts';

/** A locked page of its own browser context, kept for many documents, one at a time. */
export interface PooledPage {
  /**
   * Prints an HTML document (as is: sanitise it before). Rejects with a `CdpError`, or with a `PageEnded` when the
   * page broke or was left. Until `clean` has resolved, the page must not get another document.
   */
  print(html: string, timeoutMs: number): Promise<Uint8Array>;
  /** Drops the document and all that came with it. When it rejects, the page must not be used again. */
  clean(): Promise<void>;
  /** Ends the page and its context. Rejects when Chromium does not even do that. */
  close(): Promise<void>;
  /** Resolves when the page has crashed or is gone. */
  ended: Promise<void>;
}

const OPEN_TIMEOUT_MS = 5_000;
const CLEAN_TIMEOUT_MS = 3_000;
const CLOSE_TIMEOUT_MS = 5_000;
/** Far longer than a CV takes to load. */
const FRAME_AFTER_MS = 250;
const BLANK = 'about:blank';
const PRINT = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
  // A4, where the document names no size; in inches
  paperWidth: 210 / 25.4,
  paperHeight: 297 / 25.4,
  transferMode: 'ReturnAsBase64',
  // one more than may be printed tells that there are more
  pageRanges: `1-${PRINT_LIMITS.pages + 1}`,
};

/** Opens a blank page in a browser context of its own, with scripts off and without any network. */
export async function openPage(cdp: CdpConnection): Promise<PooledPage> {
  const opening = { timeoutMs: OPEN_TIMEOUT_MS };
  const created = await cdp.call('Target.createBrowserContext', { disposeOnDetach: true }, opening);
  const browserContextId = text(created, 'browserContextId');
  const closing = { timeoutMs: CLOSE_TIMEOUT_MS };
  const dispose = () => cdp.call('Target.disposeBrowserContext', { browserContextId }, closing);
  try {
    const blank = { url: BLANK, browserContextId, enableBeginFrameControl: true };
    const target = await cdp.call('Target.createTarget', blank, opening);
    const targetId = text(target, 'targetId');
    const attached = await cdp.call('Target.attachToTarget', { targetId, flatten: true }, opening);
    return await keepPage(cdp, text(attached, 'sessionId'), targetId, dispose);
  } catch (error) {
    dispose().catch(() => undefined);
    throw error;
  }
}

async function keepPage(
  cdp: CdpConnection,
  sessionId: string,
  frameId: string,
  dispose: () => Promise<CdpObject>,
): Promise<PooledPage> {
  const call = (method: string, params: CdpObject, timeoutMs: number) =>
    cdp.call(method, params, { sessionId, timeoutMs });
  const watch = watchPage(cdp, sessionId);
  const lock = lockDownPage(cdp, sessionId);

  function stop(): void {
    watch.stop();
    lock.stop();
  }

  async function blank(): Promise<void> {
    const answer = await call('Page.navigate', { url: BLANK }, CLEAN_TIMEOUT_MS);
    await watch.arrival(text(answer, 'loaderId'), CLEAN_TIMEOUT_MS);
    await call('Page.resetNavigationHistory', {}, CLEAN_TIMEOUT_MS);
    const [tree, history] = await Promise.all([
      call('Page.getFrameTree', {}, CLEAN_TIMEOUT_MS),
      call('Page.getNavigationHistory', {}, CLEAN_TIMEOUT_MS),
      lock.renew(),
    ]);
    if (!isBlank(tree, history)) throw new Error('The page kept something of its document.');
  }

  /** Some documents (an image of SVG that uses another one) have loaded only when a frame was drawn. */
  async function loading(loaded: Promise<void>): Promise<void> {
    const drawFrame = () => {
      // a Chromium that draws on its own refuses
      call('HeadlessExperimental.beginFrame', {}, CLEAN_TIMEOUT_MS).catch(() => undefined);
    };
    const timer = setTimeout(drawFrame, FRAME_AFTER_MS);
    await loaded.finally(() => clearTimeout(timer));
  }

  try {
    await Promise.all([
      lock.locked,
      call('Inspector.enable', {}, OPEN_TIMEOUT_MS),
      call('Page.enable', {}, OPEN_TIMEOUT_MS),
    ]);
    await watch.during(blank());
  } catch (error) {
    stop();
    throw error;
  }

  return {
    async print(html, timeoutMs) {
      const loaded = watch.nextDocument();
      const print = async () => {
        await call('Page.setDocumentContent', { frameId, html }, timeoutMs);
        await loading(loaded);
        return text(await call('Page.printToPDF', PRINT, timeoutMs), 'data');
      };
      return Buffer.from(await watch.during(print(), 'staying'), 'base64');
    },
    clean: () => watch.during(blank()),
    async close() {
      stop();
      await dispose();
    },
    ended: watch.ended,
  };
}

/** One blank frame, and no entry to go back to. */
function isBlank({ frameTree }: CdpObject, { entries }: CdpObject): boolean {
  if (!isObject(frameTree) || !isObject(frameTree.frame)) return false;
  const alone = frameTree.childFrames === undefined && frameTree.frame.url === BLANK;
  return alone && Array.isArray(entries) && entries.length === 1;
}

function text(answer: CdpObject, key: string): string {
  const value = answer[key];
  if (typeof value === 'string') return value;
  throw new Error(`Chromium answered without ${key}.`);
}
