import { join } from 'node:path';
import { CdpError } from './cdp-connection.ts';
import { keepChromium } from './chromium-keeper.ts';
import type { ChromiumKeeper } from './chromium-keeper.ts';
import { CHROMIUM_HINT, findChromium } from './find-chromium.ts';
import { installFonts } from './install-fonts.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfLog } from './pdf-log.ts';
import { finishPdfUa } from './pdf-ua.ts';
import { printHtml } from './print-html.ts';
import { createPrintQueue } from './print-queue.ts';
import { sanitizeCvHtml } from './sanitize-cv-html.ts';
import type { CvPicture } from './sanitize-cv-html.ts';

/** Where things lie and how much is allowed; only `dataDir` and `log` are needed. */
export interface PdfServiceOptions {
  /** Fonts are installed in `<dataDir>/fonts`. Other users must be able to traverse it. */
  dataDir: string;
  /** Where the pinned Chromium is unpacked; default `<dataDir>/bin`. */
  binDir?: string;
  /** The configured CHROMIUM_PATH. */
  chromiumPath?: string;
  log: PdfLog;
  /** From the call of `print` to its answer, waiting included; default 15,000 ms. */
  deadlineMs?: number;
  /** Documents printed at once; default 2. */
  concurrency?: number;
  /** Documents that may wait; default 32. */
  waiting?: number;
}

/** One document: the renderer's HTML, its title and the user's picture. */
export interface PrintOptions {
  html: string;
  docTitle: string;
  picture?: CvPicture;
}

/** The print service. */
export interface PdfService {
  /** The PDF (tagged, PDF/UA-1) of a CV. Rejects with a `PdfError`. */
  print(options: PrintOptions): Promise<Uint8Array>;
  /** Unpacks and starts Chromium ahead of the first print. Never rejects: a failure is logged. */
  warmUp(): Promise<void>;
  /** Ends Chromium; nothing of it is left. */
  stop(): Promise<void>;
}

/** Makes the service; Chromium is looked for and started with the first document or `warmUp`. */
export function createPdfService(options: PdfServiceOptions): PdfService {
  const { dataDir, log, deadlineMs = 15_000, concurrency = 2, waiting = 32 } = options;
  const { binDir = join(dataDir, 'bin'), chromiumPath } = options;
  const queue = createPrintQueue({ concurrency, waiting });
  let prepared: Promise<ChromiumKeeper> | undefined;
  let stopped = false;

  async function prepare(): Promise<ChromiumKeeper> {
    const binary = await findChromium({ chromiumPath, binDir });
    if (!binary) throw new PdfError('pdf-unavailable', CHROMIUM_HINT);
    const fontConfig = await installFonts(join(dataDir, 'fonts'));
    return keepChromium({ binary, fontConfig, log });
  }

  /** A failure is not kept: what was missing may be there the next time. */
  async function keeper(): Promise<ChromiumKeeper> {
    if (stopped) throw new PdfError('pdf-unavailable', 'The print service is stopped.');
    prepared ??= prepare();
    return prepared.catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
  }

  async function chromium() {
    try {
      const keeping = await keeper();
      return { keeping, ...(await keeping.running()) };
    } catch (error) {
      if (error instanceof PdfError) throw error;
      log.warn({ err: error }, 'Chromium for PDFs could not be started');
      throw new PdfError('pdf-unavailable', `Chromium could not be started. ${CHROMIUM_HINT}`, {
        cause: error,
      });
    }
  }

  async function printOnce(html: string, until: number): Promise<Uint8Array> {
    const { cdp, keeping } = await within(until, chromium());
    return printHtml(cdp, html, {
      deadlineMs: Math.max(0, until - performance.now()),
      onStuck: () => keeping.discard(cdp),
    });
  }

  return {
    async print({ html, docTitle, picture }) {
      const until = performance.now() + deadlineMs;
      const document = sanitizeCvHtml(html, { docTitle, picture });
      const printed = await queue.run(async () => {
        try {
          return await printOnce(document.html, until);
        } catch (error) {
          if (!chromiumDied(error)) throw error;
          log.warn({ err: error }, 'Chromium died while printing; printing again');
          return printOnce(document.html, until);
        }
      }, deadlineMs);
      const { lang, author } = document;
      return finishPdfUa(printed, { title: docTitle, lang, author }).catch((error: unknown) => {
        throw new PdfError('pdf-failed', 'The PDF could not be completed.', { cause: error });
      });
    },
    async warmUp() {
      await chromium().catch((error: unknown) => {
        log.warn({ err: error }, 'PDFs cannot be made for now');
      });
    },
    async stop() {
      stopped = true;
      const keeping = await prepared?.catch(() => undefined);
      await keeping?.stop();
    },
  };
}

function chromiumDied(error: unknown): boolean {
  return (
    error instanceof PdfError && error.cause instanceof CdpError && error.cause.kind === 'closed'
  );
}

async function within<T>(until: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const timeout = new PdfError('pdf-timeout', 'Chromium took too long to start.');
    timer = setTimeout(() => reject(timeout), Math.max(0, until - performance.now()));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
