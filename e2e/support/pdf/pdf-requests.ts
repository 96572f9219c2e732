import { expect, type Page, type Browser } from '@playwright/test';
import { PDF_CVS } from '../../fixtures/pdf-cvs.ts';
import { pdfPrinter } from './pdf-printer.ts';
import type { Site } from '../site/site.ts';

/** What the API answers to a request for a PDF. */
export interface PdfAnswer {
  status: number;
  type: string;
  retryAfter: string | undefined;
  bytes: Uint8Array;
  /** From sending to the last byte, in milliseconds. */
  took: number;
}

/** Somebody signed in who sends the page's own document again and again, each time with another word in it. */
export interface PdfRequests {
  send: (word: string) => Promise<PdfAnswer>;
  close: () => Promise<void>;
}

/** The word of the fixture that every document replaces by one of its own. */
const REPLACED = 'Mediation';

/** Signs somebody in and prints once by the page, whose request is kept. */
export async function pdfRequests(browser: Browser, site: Site): Promise<PdfRequests> {
  const printer = await pdfPrinter(browser, site);
  const asked = printer.page.waitForRequest((request) => isPdf(request.url()));
  await printer.print(PDF_CVS.withoutPicture);
  const request = await asked;
  const { authorization = '' } = await request.allHeaders();
  const body = request.postDataJSON() as { html: string; docTitle: string };
  expect(body.html).toContain(REPLACED);
  return {
    send: (word) =>
      post(printer.page, request.url(), authorization, {
        ...body,
        html: body.html.replaceAll(REPLACED, word),
        docTitle: `${word}- CV`,
      }),
    close: printer.close,
  };
}

function isPdf(url: string): boolean {
  return url.endsWith('/utils/generate-pdf');
}

async function post(
  page: Page,
  url: string,
  authorization: string,
  data: object,
): Promise<PdfAnswer> {
  const started = performance.now();
  const answer = await page.request.post(url, { headers: { authorization }, data });
  const bytes = new Uint8Array(await answer.body());
  const headers = answer.headers();
  return {
    status: answer.status(),
    type: headers['content-type'] ?? '',
    retryAfter: headers['retry-after'],
    bytes,
    took: performance.now() - started,
  };
}
