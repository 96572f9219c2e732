import { CdpError } from './cdp-connection.ts';
import type { CdpConnection, CdpEvent, CdpObject } from './cdp-connection.ts';
import { lockDownPage } from './lock-down-page.ts';
import { PdfError } from './pdf-error.ts';

/** `deadlineMs`: by when the promise settles, whatever Chromium does. */
export interface PrintHtmlOptions {
  deadlineMs: number;
  /** Called when Chromium does not even let go of the document afterwards. */
  onStuck?: () => void;
}

const DISPOSE_TIMEOUT_MS = 3_000;
const PRINT = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
  // A4, where the document names no size; in inches
  paperWidth: 210 / 25.4,
  paperHeight: 297 / 25.4,
  transferMode: 'ReturnAsBase64',
};

/**
 * Prints an HTML document (as is: sanitise it before) in a browser context of its own, with scripts off and without
 * any network. Rejects with a `PdfError` (`pdf-timeout`, `pdf-failed`); the `cause` tells whether Chromium died.
 */
export async function printHtml(
  cdp: CdpConnection,
  html: string,
  { deadlineMs, onStuck }: PrintHtmlOptions,
): Promise<Uint8Array> {
  const context = cdp
    .call(
      'Target.createBrowserContext',
      { disposeOnDetach: true },
      { timeoutMs: Math.max(deadlineMs, DISPOSE_TIMEOUT_MS) },
    )
    .then((answer) => text(answer, 'browserContextId'));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLong()), deadlineMs);
  });
  try {
    const printing = context.then((id) => printInContext(cdp, id, html, deadlineMs));
    return await Promise.race([printing, late]);
  } catch (error) {
    if (error instanceof PdfError) throw error;
    if (error instanceof CdpError && error.kind === 'timeout') throw tooLong(error);
    throw new PdfError('pdf-failed', 'The document could not be printed.', { cause: error });
  } finally {
    clearTimeout(timer);
    // not awaited: a print that hangs must not hold up its answer
    context.then((id) => dispose(cdp, id)).catch(() => onStuck?.());
  }
}

function tooLong(cause?: unknown): PdfError {
  return new PdfError('pdf-timeout', 'The document took too long to print.', { cause });
}

async function dispose(cdp: CdpConnection, browserContextId: string): Promise<void> {
  const patience = { timeoutMs: DISPOSE_TIMEOUT_MS };
  await cdp.call('Target.disposeBrowserContext', { browserContextId }, patience);
}

async function printInContext(
  cdp: CdpConnection,
  browserContextId: string,
  html: string,
  timeoutMs: number,
): Promise<Uint8Array> {
  const target = await cdp.call('Target.createTarget', { url: 'about:blank', browserContextId });
  const frameId = text(target, 'targetId');
  const attached = await cdp.call('Target.attachToTarget', { targetId: frameId, flatten: true });
  const sessionId = text(attached, 'sessionId');
  const call = (method: string, params = {}) => cdp.call(method, params, { sessionId, timeoutMs });
  const watch = watchPage(cdp, sessionId);
  const lock = lockDownPage(cdp, sessionId);
  const print = async () => {
    await Promise.all([lock.locked, call('Inspector.enable'), call('Page.enable')]);
    await call('Page.setDocumentContent', { frameId, html });
    await watch.loaded;
    return text(await call('Page.printToPDF', PRINT), 'data');
  };
  try {
    return Buffer.from(await Promise.race([print(), watch.broken]), 'base64');
  } finally {
    watch.stop();
    lock.stop();
  }
}

interface PageWatch {
  loaded: Promise<void>;
  broken: Promise<never>;
  stop(): void;
}

/** A renderer that crashes leaves its calls unanswered, so the crash itself is listened for. */
function watchPage(cdp: CdpConnection, sessionId: string): PageWatch {
  let onLoaded: () => void;
  let onBroken: (error: Error) => void;
  const loaded = new Promise<void>((resolve) => (onLoaded = resolve));
  const broken = new Promise<never>((_, reject) => (onBroken = reject));
  broken.catch(() => undefined);
  const stop = cdp.listen((event) => {
    if (event.sessionId === sessionId && event.method === 'Page.loadEventFired') onLoaded();
    if (endsPage(event, sessionId)) onBroken(new Error('The page broke while printing.'));
  });
  return { loaded, broken, stop };
}

function endsPage({ method, params, sessionId }: CdpEvent, page: string): boolean {
  if (method === 'Inspector.targetCrashed') return sessionId === page;
  return method === 'Target.detachedFromTarget' && params.sessionId === page;
}

function text(answer: CdpObject, key: string): string {
  const value = answer[key];
  if (typeof value === 'string') return value;
  throw new Error(`Chromium answered without ${key}.`);
}
