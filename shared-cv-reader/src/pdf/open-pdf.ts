import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { RefusedFile } from '../reading.types.ts';

/** Opens a PDF: no scripts, no forms of XML, no fonts of the system, nothing from outside. */
export async function openPdf(
  bytes: Uint8Array,
): Promise<{ document: PDFDocumentProxy; close: () => Promise<void> }> {
  const loading = getDocument({
    // The bytes are handed over; the caller keeps its own.
    data: bytes.slice(),
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    stopAtErrors: false,
    // Pictures say nothing: none is unpacked.
    maxImageSize: 1,
    verbosity: 0,
  });
  try {
    return { document: await loading.promise, close: () => loading.destroy() };
  } catch (error) {
    await loading.destroy();
    throw new RefusedFile(error instanceof PasswordException ? 'locked' : 'damaged');
  }
}
