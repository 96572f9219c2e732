import { AFRelationship, type PDFDocument } from '@cantoo/pdf-lib';

/** Name of the file inside a PDF that holds what the PDF shows. */
export const DATA_FILE = 'cv.sastre.json';
// The same document is the same file, whenever it is printed.
const UNDATED = new Date(0);

/** Keeps JSON inside a PDF, as the file from which the document was made (PDF 2.0, 14.13; ISO 19005-3). */
export async function keepData(pdf: PDFDocument, json: string): Promise<void> {
  await pdf.attach(Buffer.from(json, 'utf8'), DATA_FILE, {
    mimeType: 'application/json',
    description: 'The CV as data',
    creationDate: UNDATED,
    modificationDate: UNDATED,
    afRelationship: AFRelationship.Source,
  });
}
