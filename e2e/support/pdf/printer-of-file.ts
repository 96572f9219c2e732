import { test } from '../site/test.ts';
import { pdfPrinter, type PdfPrinter } from './pdf-printer.ts';

/** One printer for all tests of the file that calls this at its top; ask for it inside of a test. */
export function printerOfFile(): () => PdfPrinter {
  let printer: PdfPrinter | undefined;
  test.beforeAll(async ({ browser, site }) => {
    printer = await pdfPrinter(browser, site);
  });
  test.afterAll(() => printer?.close());
  return () => {
    if (printer === undefined) throw new Error('The printer is there within tests.');
    return printer;
  };
}
