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
import { createPrintSizes, type PdfService, type PrintOptions, type PrintSpent } from '@sastre/pdf';
import type { Picture, Pictures } from '../pictures/index.ts';
import { readContent } from '../cv/index.ts';
import { inlineDisposition, pdfFileName } from './file-name.rules.ts';
import { keptCv } from './kept-cv.rules.ts';
import { problem } from '@sastre/base/problem';
import { printCost } from './print-cost.rules.ts';
import { registerEndpoint, type EndpointCall } from '@sastre/base/web';

type PdfRequest = EndpointInput<typeof endpoints.generatePdf>['body'];
type PdfCall = Pick<EndpointCall<typeof endpoints.generatePdf>, 'user' | 'body' | 'charge'>;

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
  async function documentOf({ user, body, charge }: PdfCall): Promise<PrintOptions> {
    const { html, docTitle, pictureId } = body;
    if (Buffer.byteLength(html) > LIMITS.htmlBytes) throw problem('too-large');
    const picture = await pictureOf(user.sub, pictureId);
    const onSpent = (spent: PrintSpent) => charge(printCost(spent) - 1);
    return { html, docTitle, who: user.sub, onSpent, ...(picture ? { picture } : {}) };
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
  registerEndpoint(api, endpoints.readPdf, async (call) => ({
    pages: await pdf.read(await documentOf(call)),
  }));
  registerEndpoint(api, endpoints.generatePdf, async (call) => {
    const { user, body, reply } = call;
    const document = await documentOf(call);
    const data = await dataOf(user.sub, body);
    const { bytes, report } = await pdf.print({ ...document, ...data });
    reply
      .header('content-disposition', inlineDisposition(pdfFileName(body.docTitle)))
      .header(PDF_REPORT_HEADER, writePdfReport(report))
      .type('application/pdf');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  });
}
