import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { finishPdf } from './finish-pdf.ts';

/** Loads and exercises what the first document would otherwise wait for. */
export async function warmUpFinishing(): Promise<void> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage().drawText('Ready', { font });
  const { context, catalog } = pdf;
  catalog.set(PDFName.of('StructTreeRoot'), context.obj({ Type: 'StructTreeRoot', K: [] }));
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  const printed = await pdf.save();
  await finishPdf(printed, {
    html: '<body><p>Ready</p></body>',
    lang: 'en',
    author: '',
    keywords: '',
    title: 'x',
  });
}
