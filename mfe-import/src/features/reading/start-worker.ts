import { IS_MODERN } from './modern-browser.rules.ts';
import type { ReaderWorker } from './read-in-worker.ts';

/** Set by the build: the folder of this remote's files. */
declare const __webpack_public_path__: string;

/** Each worker is there twice: as most browsers read it, and with what older ones lack. */
const fileOf = (name: string) =>
  new URL(`${name}${IS_MODERN ? '' : '-older'}.worker.js`, __webpack_public_path__);

/** Starts the worker that reads a file. */
export function startReadingWorker(): ReaderWorker {
  return new Worker(fileOf('reading')) as ReaderWorker;
}

/** Starts the worker that parses the pages of a PDF to be drawn. */
export function startPdfWorker(): Worker {
  return new Worker(fileOf('pdf'));
}
