import {
  endpoints,
  isServerId,
  LIMITS,
  PDF_REPORT_HEADER,
  writePdfReport,
  type EndpointInput,
} from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@sastre/db';
import type { Kysely } from 'kysely';
import { type PdfService, type PrintOptions, createPrintSizes } from '@sastre/pdf';
import type { Picture, Pictures } from '../pictures/index.ts';
import { readContent } from '../cv/index.ts';
import { inlineDisposition, pdfFileName } from './file-name.rules.ts';
import { keptCv } from './kept-cv.rules.ts';
import { problem } from '@sastre/base/problem';
import { registerEndpoint } from '@sastre/base/web';

type PdfRequest = EndpointInput<typeof endpoints.generatePdf>['body'];

/** What PDFs are made with. */
export interface PdfParts {
  pdf: Pick<PdfService, 'print' | 'read'>;
  pictures: Pictures;
  db: Kysely<Database>;
}

/** Serves the PDFs, and what is read out of them. */
export function pdfRoutes(api: FastifyInstance, { pdf, pictures, db }: PdfParts): void {
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
  async function documentOf(userId: string, body: PdfRequest): Promise<PrintOptions> {
    const { html, docTitle, pictureId } = body;
    if (Buffer.byteLength(html) > LIMITS.htmlBytes) throw problem('too-large');
    const picture = await pictureOf(userId, pictureId);
    return { html, docTitle, ...(picture ? { picture } : {}) };
  }
  /** What the PDF keeps inside: what the document shows of the stored CV. A CV that is gone is no reason for no PDF. */
  async function dataOf(
    userId: string,
    { cvId, html }: PdfRequest,
  ): Promise<Pick<PrintOptions, 'data'>> {
    const cv = cvId === undefined ? undefined : await readContent(db, userId, cvId);
    const data = cv === undefined ? undefined : keptCv(cv, html);
    return data === undefined ? {} : { data };
  }
  registerEndpoint(api, endpoints.readPdf, async ({ user, body }) => ({
    pages: await pdf.read(await documentOf(user.sub, body)),
  }));
  registerEndpoint(api, endpoints.generatePdf, async ({ user, body, reply }) => {
    const document = await documentOf(user.sub, body);
    const data = await dataOf(user.sub, body);
    const { bytes, report } = await pdf.print({ ...document, ...data });
    reply
      .header('content-disposition', inlineDisposition(pdfFileName(body.docTitle)))
      .header(PDF_REPORT_HEADER, writePdfReport(report))
      .type('application/pdf');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  });
}
