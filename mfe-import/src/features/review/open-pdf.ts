// Known only by `import()`: the library comes when a PDF was chosen.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { IS_MODERN } from '../reading/modern-browser.rules.ts';

/** A page as it is on paper, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A PDF whose pages can be drawn. */
export interface OpenedPdf {
  pages: number;
  /** Draws a page, from 0, and answers its size. */
  draw: (page: number, canvas: HTMLCanvasElement) => Promise<PageSize>;
  close: () => void;
}

/** Pixels of a point: sharp on a dense screen, and still small. */
const SCALE = 2;

/** Opens a PDF. It is parsed in a worker, draws its fonts itself, runs no script and loads nothing. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const [pdfjs, { startPdfWorker }] = await Promise.all([
    // The same build as the worker's.
    IS_MODERN ? import('pdfjs-dist') : import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('../reading/start-worker.ts'),
  ]);
  const port = startPdfWorker();
  const worker = pdfjs.PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const task = pdfjs.getDocument({
      // The library takes the bytes away from whoever gives them.
      data: bytes.slice(),
      worker,
      disableFontFace: true,
      useSystemFonts: true,
      useWorkerFetch: false,
      useWasm: false,
      enableXfa: false,
      stopAtErrors: false,
    });
    const opened = await task.promise;
    return { pages: opened.numPages, draw: (page, canvas) => draw(opened, page, canvas), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function draw(
  opened: PDFDocumentProxy,
  index: number,
  canvas: HTMLCanvasElement,
): Promise<PageSize> {
  const page = await opened.getPage(index + 1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: SCALE });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return { width, height };
}
