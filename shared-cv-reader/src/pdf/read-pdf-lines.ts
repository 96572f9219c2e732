import { type PageItem, pageText, toldGlyphs } from '@sastre/shared-pdf-pages';
import { FILE_PAGES } from '../file.rules.ts';
import { RefusedFile, type ReadingContext } from '../reading.types.ts';
import type { StyledLine } from '../rules/styled-line.types.ts';
import { linesOfPage } from './lines.rules.ts';
import { headedTable } from './headed-tables.rules.ts';
import { openPdf } from './open-pdf.ts';

/** What a PDF says. */
export interface PdfText {
  lines: StyledLine[];
  /** The file that a PDF of ours keeps inside. */
  attachment: Uint8Array | undefined;
}

/** Name of the file inside a PDF of ours. */
const DATA_FILE = 'cv.sastre.json';
/** What a PDF of ours says that it was made with. */
const OWN_PRODUCER = 'Sastre';

/**
 * The lines of a PDF in the order in which a person reads them.
 *
 * @throws RefusedFile `locked`, `damaged`, `too-many-pages`, `picture-pdf`
 */
export async function readPdfLines(
  bytes: Uint8Array,
  { onProgress }: ReadingContext,
): Promise<PdfText> {
  const { document, close } = await openPdf(bytes);
  try {
    if (document.numPages > FILE_PAGES) throw new RefusedFile('too-many-pages');
    const attachment = (await document.getAttachmentContent(DATA_FILE)) as Uint8Array | null;
    const { info } = await document.getMetadata();
    const isOwn = 'Producer' in info && info.Producer === OWN_PRODUCER;
    const lines: StyledLine[] = [];
    let open: PageItem[] | undefined;
    let glyphs: ReadonlyMap<number, string> | undefined;
    const told = () => (glyphs ??= toldGlyphs(bytes));
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const text = await pageText(page, told);
      for (const line of linesOfPage(text, number - 1, open))
        lines.push({ ...line, id: lines.length, ...(isOwn && { breaksWords: true }) });
      open = headedTable(text.items, open)?.open;
      page.cleanup();
      onProgress(number / document.numPages);
    }
    if (lines.length === 0 && attachment === null) throw new RefusedFile('picture-pdf');
    return { lines, attachment: attachment ?? undefined };
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
  } finally {
    await close();
  }
}
