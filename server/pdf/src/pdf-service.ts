import { join } from 'node:path';
import { superviseChromium, type ChromiumSupervisor } from './printing/chromium-supervisor.ts';
import { CHROMIUM_HINT, findChromium } from './chromium/find-chromium.ts';
import { installFonts } from './fonts/install-fonts.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfLog } from './pdf-log.ts';
import { printHtml } from './printing/print-html.ts';
import { createPrintQueue } from './printing/print-queue.ts';
import { createPdfFinisher, type FinishedPdf } from './threads/pdf-finisher.ts';
import type { RunningChromium } from './printing/running-chromium.ts';
import type { CvPicture } from './document/sanitize-cv-html.ts';

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
  /** What the document shows as data, JSON, to be kept inside the PDF. */
  data?: string;
}

/** The print service. */
export interface PdfService {
  /** The PDF (tagged, PDF/UA-1) of a CV and what reading it back has found. Rejects with a `PdfError`. */
  print(options: PrintOptions): Promise<FinishedPdf>;
  /** The lines of each page as they are read out of that PDF's bytes. Rejects with a `PdfError`. */
  read(options: PrintOptions): Promise<string[][]>;
  /** Unpacks and starts Chromium ahead of the first print. Never rejects: a failure is logged. */
  warmUp(): Promise<void>;
  /** Ends Chromium; nothing of it is left. */
  stop(): Promise<void>;
}

/** A clean page is there while another is being cleaned or replaced. */
const SPARE_PAGES = 1;

/** Makes the service; Chromium is looked for and started with the first document or `warmUp`. */
export function createPdfService(options: PdfServiceOptions): PdfService {
  const { dataDir, log, deadlineMs = 15_000, concurrency = 2, waiting = 32 } = options;
  const { binDir = join(dataDir, 'bin'), chromiumPath, builtFontsDir } = options;
  const queue = createPrintQueue({ concurrency, waiting });
  const finisher = createPdfFinisher();
  let prepared: Promise<ChromiumSupervisor> | undefined;
  let stopped = false;

  async function prepare(): Promise<ChromiumSupervisor> {
    const binary = await findChromium({ chromiumPath, binDir });
    if (!binary) throw new PdfError('pdf-unavailable', CHROMIUM_HINT);
    const fontConfig = await installFonts(join(dataDir, 'fonts'), builtFontsDir);
    return superviseChromium({ binary, fontConfig, log, pages: concurrency + SPARE_PAGES });
  }

  /** A failure is not kept: what was missing may be there the next time. */
  async function supervisor(): Promise<ChromiumSupervisor> {
    if (stopped) throw new PdfError('pdf-unavailable', 'The print service is stopped.');
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

  async function print(
    { html, docTitle, picture, data }: PrintOptions,
    left: () => number,
  ): Promise<FinishedPdf> {
    const document = await finisher.sanitize(html, { docTitle, picture }, left());
    const printed = await printHtml({ running }, document.html, { deadlineMs: left(), log });
    return finisher.finish(printed, { ...document, title: docTitle, data }, left());
  }

  /** One turn in the queue; the work is told how much time is left. */
  async function inTurn<T>(work: (left: () => number) => Promise<T>): Promise<T> {
    const until = performance.now() + deadlineMs;
    return queue.run(async () => work(() => until - performance.now()), deadlineMs);
  }

  return {
    print: async (document) => inTurn(async (left) => print(document, left)),
    read: async (document) =>
      inTurn(async (left) => finisher.read((await print(document, left)).bytes, left())),
    async warmUp() {
      await Promise.all([running(), finisher.warmUp()]).catch((error: unknown) => {
        log.warn({ err: error }, 'PDFs cannot be made for now');
      });
    },
    async stop() {
      stopped = true;
      const keeping = await prepared?.catch(() => undefined);
      await keeping?.stop();
      await finisher.stop();
    },
  };
}
