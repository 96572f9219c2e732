import {
  endpoints,
  isServerId,
  LIMITS,
  PDF_REPORT_HEADER,
  writePdfReport,
} from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { type PdfService, createPrintSizes } from '@sastre/pdf';
import type { Picture, Pictures } from '../pictures/index.ts';
import { inlineDisposition, pdfFileName } from './file-name.rules.ts';
import { problem } from '@sastre/base/problem';
import { registerEndpoint } from '@sastre/base/web';

/** Serves the PDFs. */
export function pdfRoutes(
  api: FastifyInstance,
  { pdf, pictures }: { pdf: Pick<PdfService, 'print'>; pictures: Pictures },
): void {
  const printSizes = createPrintSizes();
  async function pictureOf(
    userId: string,
    id: string | null | undefined,
  ): Promise<Picture | undefined> {
    if (id === undefined || id === null || id === '') return undefined;
    const picture = isServerId(id) ? await pictures.read(userId, id) : undefined;
    if (picture === undefined) throw problem('not-found', 'This picture is not there any more.');
    return printSizes.of(id, picture);
  }
  registerEndpoint(api, endpoints.generatePdf, async ({ user, body, reply }) => {
    const { html, docTitle, pictureId } = body;
    if (Buffer.byteLength(html) > LIMITS.htmlBytes) throw problem('too-large');
    const picture = await pictureOf(user.sub, pictureId);
    const { bytes, report } = await pdf.print({ html, docTitle, ...(picture ? { picture } : {}) });
    reply
      .header('content-disposition', inlineDisposition(pdfFileName(docTitle)))
      .header(PDF_REPORT_HEADER, writePdfReport(report))
      .type('application/pdf');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  });
}
