import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { checkPdf, finishPdf } from './finish-pdf.ts';

/** Loads and exercises what the first document would otherwise wait for. */
export async function warmUpFinishing(): Promise<void> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage().drawText('Ready', { font });
  const { context, catalog } = pdf;
  catalog.set(PDFName.of('StructTreeRoot'), context.obj({ Type: 'StructTreeRoot', K: [] }));
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  const printed = await pdf.save();
  const about = { lang: 'en', author: '', keywords: '', title: 'x' };
  const document = { html: '<body><p>Ready</p></body>', ...about };
  const { bytes } = await finishPdf(printed, document);
  await checkPdf(bytes, document);
}
