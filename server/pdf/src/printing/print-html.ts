import { CdpError } from '../chromium/cdp-connection.ts';
import type { ChromiumSupervisor } from './chromium-supervisor.ts';
import type { ChromiumProcess } from '../chromium/chromium-process.ts';
import { PdfError } from '../ground/pdf-error.ts';
import type { PdfLog } from '../ground/pdf-log.ts';
import type { PooledPage } from './pooled-page.ts';
import { isRendererGone } from './renderer-gone.ts';

/** By when the promise settles, whatever Chromium does. */
export interface PrintHtmlOptions {
  deadlineMs: number;
  /** Ends it earlier, with its own reason. */
  signal?: AbortSignal;
  log: PdfLog;
}

interface Limit {
  until: number;
  signal: AbortSignal | undefined;
}

/** A document whose page or Chromium died is printed again, but one that kills them is not printed for ever. */
const ATTEMPTS = 3;
/** A Chromium that could not be started on a busy machine often can the next time. */
const STARTS = 2;
const HANG_CHECK_MS = 2_000;
const HANG_ANSWER_MS = 3_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Prints an HTML document (as is: sanitise it before) on a pooled page, with scripts off and without any network.
 * Rejects with a `PdfError`: `pdf-timeout` and `pdf-failed` are the document's, `pdf-unavailable` is Chromium's fault.
 */
export async function printHtml(
  supervisor: Pick<ChromiumSupervisor, 'running'>,
  html: string,
  { deadlineMs, signal, log }: PrintHtmlOptions,
): Promise<Uint8Array> {
  const limit = { until: performance.now() + deadlineMs, signal };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await printOnce(supervisor, html, limit);
    } catch (error) {
      signal?.throwIfAborted();
      const isLast = attempt >= (isNotStarted(error) ? STARTS : ATTEMPTS);
      const isOver = performance.now() >= limit.until;
      if (!canTryAgain(error) || isLast || isOver) throw asPdfError(error);
      log.warn({ err: error, attempt }, 'Chromium or a page of it died; printing again');
    }
  }
}

async function printOnce(
  supervisor: Pick<ChromiumSupervisor, 'running'>,
  html: string,
  limit: Limit,
): Promise<Uint8Array> {
  const late = new PdfError('pdf-unavailable', 'Chromium took too long to start.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  const leftMs = () => limit.until - performance.now();
  const chromium = await within(limit, late, supervisor.running());
  const stopWatching = watchForHang(chromium.process);
  try {
    const print = (page: PooledPage) => within(limit, tooLong(), page.print(html, leftMs()));
    return await chromium.use(print, leftMs());
  } finally {
    stopWatching();
  }
}

/** While a document takes long, asks whether Chromium is still there; one that hangs is killed, and started again. */
function watchForHang({ cdp, kill }: ChromiumProcess): () => void {
  const ask = () => {
    cdp.call('Browser.getVersion', {}, { timeoutMs: HANG_ANSWER_MS }).catch((error: unknown) => {
      if (error instanceof CdpError && error.kind === 'timeout') kill();
    });
  };
  const timer = setInterval(ask, HANG_CHECK_MS);
  return () => clearInterval(timer);
}

function canTryAgain(error: unknown): boolean {
  const isClosed = error instanceof CdpError && error.kind === 'closed';
  return isClosed || isRendererGone(error) || isNotStarted(error);
}

function isNotStarted(error: unknown): boolean {
  return error instanceof PdfError && error.code === 'pdf-unavailable';
}

function asPdfError(error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  if (error instanceof CdpError && error.kind === 'timeout') return tooLong(error);
  if (error instanceof CdpError && error.kind === 'closed') {
    return new PdfError('pdf-unavailable', 'Chromium ended again and again. Please try again.', {
      cause: error,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (isRendererGone(error))
    return new PdfError('pdf-invalid', 'The document breaks its page each time.', { cause: error });
  return new PdfError('pdf-failed', 'The document could not be printed.', { cause: error });
}

function tooLong(cause?: unknown): PdfError {
  return new PdfError('pdf-timeout', 'The document took too long to print.', { cause });
}

async function within<T>({ until, signal }: Limit, late: PdfError, work: Promise<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late), Math.max(0, until - performance.now()));
  const abort = () => reject(signal?.reason as Error);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return Promise.race([work, ended]).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  });
}
