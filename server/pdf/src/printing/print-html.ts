import { CdpError } from '../chromium/cdp-connection.ts';
import type { ChromiumSupervisor } from './chromium-supervisor.ts';
import type { ChromiumProcess } from '../chromium/chromium-process.ts';
import { PdfError } from '../pdf-error.ts';
import type { PdfLog } from '../pdf-log.ts';
import { PageEnded } from './watch-page.ts';

/** `deadlineMs`: by when the promise settles, whatever Chromium does. */
export interface PrintHtmlOptions {
  deadlineMs: number;
  log: PdfLog;
}

/** A document whose page or Chromium died is printed again, but one that kills them is not printed for ever. */
const ATTEMPTS = 3;
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
  { deadlineMs, log }: PrintHtmlOptions,
): Promise<Uint8Array> {
  const until = performance.now() + deadlineMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await printOnce(supervisor, html, until);
    } catch (error) {
      if (!canTryAgain(error) || attempt === ATTEMPTS) throw asPdfError(error);
      log.warn({ err: error, attempt }, 'A page died while printing; printing again');
    }
  }
}

async function printOnce(
  supervisor: Pick<ChromiumSupervisor, 'running'>,
  html: string,
  until: number,
): Promise<Uint8Array> {
  const late = new PdfError('pdf-unavailable', 'Chromium took too long to start.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  const chromium = await before(until, late, supervisor.running());
  const stopWatching = watchForHang(chromium.process);
  try {
    return await chromium.use(
      (page) => before(until, tooLong(), page.print(html, until - performance.now())),
      until - performance.now(),
    );
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

/** What Chromium answers when a renderer died during the print, if it has not noticed the crash itself yet. */
const RENDERER_GONE = 'Printing failed';

function canTryAgain(error: unknown): boolean {
  return (
    (error instanceof CdpError && error.kind === 'closed') ||
    (error instanceof CdpError && error.message === RENDERER_GONE) ||
    (error instanceof PageEnded && error.kind === 'broken')
  );
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
  return new PdfError('pdf-failed', 'The document could not be printed.', { cause: error });
}

function tooLong(cause?: unknown): PdfError {
  return new PdfError('pdf-timeout', 'The document took too long to print.', { cause });
}

async function before<T>(until: number, late: PdfError, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), Math.max(0, until - performance.now()));
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
