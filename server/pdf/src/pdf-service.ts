import { join } from 'node:path';
import { superviseChromium, type ChromiumSupervisor } from './printing/chromium-supervisor.ts';
import { removeHomesOfTheDead } from './chromium/chromium-home.ts';
import { CHROMIUM_HINT, findChromium } from './chromium/find-chromium.ts';
import { installFonts } from './fonts/install-fonts.ts';
import { createPdfMaker, type PostedDocument, type Turn } from './make-pdf.ts';
import { PdfError } from './ground/pdf-error.ts';
import type { PdfLog } from './ground/pdf-log.ts';
import { printHtml } from './printing/print-html.ts';
import { createPrintQueue } from './printing/print-queue.ts';
import { createPdfFinisher, type FinishedPdf } from './threads/pdf-finisher.ts';
import type { RunningChromium } from './printing/running-chromium.ts';

/** Where things lie and how much is allowed; only `dataDir` and `log` are needed. */
export interface PdfServiceOptions {
  /** Fonts are installed in `<dataDir>/fonts`. Other users must be able to traverse it. */
  dataDir: string;
  /** Where the pinned Chromium is unpacked; default `<dataDir>/bin`. */
  binDir?: string;
  /** The configured CHROMIUM_PATH. */
  chromiumPath?: string;
  /** The build's folder of fonts; without it other scripts are set in the system's fonts. */
  builtFontsDir?: string;
  log: PdfLog;
  /** From the call of `print` to its answer, waiting included; default 15,000 ms. */
  deadlineMs?: number;
  /** The same with reading back, which has a time of its own on the processor: a busy machine takes longer; default 45,000 ms. */
  patienceMs?: number;
  /** Of `deadlineMs`, for a document whose place somebody else waits for; default 5,000 ms. */
  sharedMs?: number;
  /** Documents printed at once, one for each user; default 2. */
  concurrency?: number;
  /** Documents of one user that may wait; default 3. */
  waitingEach?: number;
  /** Documents that may wait; default 32. */
  waiting?: number;
}

/** One document, and whose it is. */
export interface PrintOptions extends PostedDocument {
  /** Whose document it is: users take turns. */
  who?: string;
  /** Told what it took when it is over, also when it failed; not when its turn has not come. */
  onSpent?: (spent: PrintSpent) => void;
}

/** What a document took: milliseconds from its turn on, and whether it was ended because that was too long. */
export interface PrintSpent {
  ms: number;
  timedOut: boolean;
}

/** The print service. */
export interface PdfService {
  /** The PDF (tagged, PDF/UA-1) of a CV and what reading it back has found. Rejects with a `PdfError`. */
  print(options: PrintOptions): Promise<FinishedPdf>;
  /** The lines of each page as they are read out of that PDF's bytes. Rejects with a `PdfError`. */
  read(options: PrintOptions): Promise<string[][]>;
  /** Unpacks and starts Chromium ahead of the first print. Never rejects: a failure is logged. */
  warmUp(): Promise<void>;
  /** Ends Chromium; nothing of it is left. What is under way rejects with `pdf-unavailable`. */
  stop(): Promise<void>;
}

/** A clean page is there while another is being cleaned or replaced. */
const SPARE_PAGES = 1;
const RETRY_AFTER_SECONDS = 5;

/** Makes the service; Chromium is looked for and started with the first document or `warmUp`. */
export function createPdfService(options: PdfServiceOptions): PdfService {
  const { dataDir, log, deadlineMs = 15_000, sharedMs = 5_000, concurrency = 2 } = options;
  const { patienceMs = 45_000, waitingEach = 3, waiting = 32 } = options;
  const { binDir = join(dataDir, 'bin'), chromiumPath, builtFontsDir } = options;
  const queue = createPrintQueue({ concurrency, waitingEach, waiting, sharedMs });
  const finisher = createPdfFinisher({ threads: concurrency });
  let prepared: Promise<ChromiumSupervisor> | undefined;
  let stopped = false;

  async function prepare(): Promise<ChromiumSupervisor> {
    const binary = await findChromium({ chromiumPath, binDir });
    if (!binary) throw new PdfError('pdf-unavailable', CHROMIUM_HINT);
    await removeHomesOfTheDead();
    const fontConfig = await installFonts(join(dataDir, 'fonts'), builtFontsDir);
    return superviseChromium({ binary, fontConfig, log, pages: concurrency + SPARE_PAGES });
  }

  /** A failure is not kept: what was missing may be there the next time. */
  async function supervisor(): Promise<ChromiumSupervisor> {
    if (stopped) throw isStopped();
    const preparing = (prepared ??= prepare());
    return preparing.catch((error: unknown) => {
      if (prepared === preparing) prepared = undefined;
      if (error instanceof PdfError) throw error;
      throw new PdfError('pdf-unavailable', 'The print service could not be set up.', {
        cause: error,
      });
    });
  }

  async function running(): Promise<RunningChromium> {
    return (await supervisor()).running();
  }

  const { print, read } = createPdfMaker({
    finisher,
    printHtml: async (html, limit) => printHtml({ running }, html, { ...limit, log }),
    log,
  });

  /** One turn in the queue; the work is told how much time is left. */
  async function inTurn<T>(
    { who = '', onSpent }: PrintOptions,
    work: (turn: Turn) => Promise<T>,
  ): Promise<T> {
    const called = performance.now();
    const left = (ms: number) => called + ms - performance.now();
    const limits = {
      leftMs: () => left(deadlineMs),
      patienceMs: () => left(Math.max(deadlineMs, patienceMs)),
    };
    return queue.run(
      who,
      async (signal, hold) => {
        const from = performance.now();
        let timedOut = false;
        try {
          return await work({ ...limits, signal, hold });
        } catch (error) {
          timedOut = error instanceof PdfError && error.code === 'pdf-timeout';
          throw error;
        } finally {
          onSpent?.({ ms: performance.now() - from, timedOut });
        }
      },
      deadlineMs,
    );
  }

  return {
    print: async (options) => inTurn(options, async (turn) => print(options, turn)),
    read: async (options) => inTurn(options, async (turn) => read(options, turn)),
    async warmUp() {
      try {
        // Without a Chromium there is nothing to finish: the threads wait for it.
        await running();
        await finisher.warmUp();
      } catch (error) {
        log.warn({ err: error }, 'PDFs cannot be made for now');
      }
    },
    async stop() {
      stopped = true;
      queue.stop(isStopped());
      const keeping = await prepared?.catch(() => undefined);
      await keeping?.stop();
      await finisher.stop();
    },
  };
}

function isStopped(): PdfError {
  return new PdfError('pdf-unavailable', 'The print service is stopped. Please try again.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
