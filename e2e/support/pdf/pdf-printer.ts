import { expect, type Browser, type Page } from '@playwright/test';
import {
  defaultSectionTitles,
  defaultTailored,
  PDF_REPORT_HEADER,
  readPdfReport,
  type Cv,
  type PdfReport,
} from '@sastre/shared-contracts/api';
import type { PdfCv } from '../../fixtures/pdf-cvs.ts';
import { newPage } from '../people/member.ts';
import type { PdfDocument } from './pdf-expected.ts';
import { drawPicture } from '../documents/picture-files.ts';
import { bytesOf } from '../pages/export.page.ts';
import { previewPages } from '../pages/preview.page.ts';
import { leave, visit } from '../pages/within-app.ts';
import type { Site } from '../site/site.ts';
import { storedCvs } from '../documents/stored-cv.ts';
import { signUp } from '../people/new-account.ts';

/** A document as the screen showed it and as it was downloaded. */
export interface Printed {
  /** The document as it was stored when it was printed. */
  cv: Cv;
  bytes: Uint8Array;
  report: PdfReport | undefined;
  /** The preview's text by page. */
  shown: string[];
  /** Words that a person reads in the preview. */
  words: number;
}

/** The stored document with its layout. */
export function documentOf({ cv }: Pick<Printed, 'cv'>): PdfDocument {
  return { ...cv, tailored: cv.tailored ?? defaultTailored };
}

/** Somebody who stores one document after the other and downloads each by the page's own button. */
export interface PdfPrinter {
  page: Page;
  print: (document: PdfCv) => Promise<Printed>;
  close: () => Promise<void>;
}

/** Signs somebody in; one page shows and prints all of their documents. */
export async function pdfPrinter(browser: Browser, site: Site): Promise<PdfPrinter> {
  const page = await newPage(browser);
  const stored = storedCvs(page, site);
  await signUp(page, site);
  const main = (await stored.read())._id;
  const pictureId = await stored.upload(await drawPicture(page, 0));
  const copies = new Map<string, string>();
  const idFor = async ({ company, content }: PdfCv) => {
    if (company === undefined) return main;
    const known = copies.get(company);
    if (known !== undefined) return known;
    // Only a CV with something in it can be tailored.
    await stored.put(main, content);
    const id = await stored.tailor(company);
    copies.set(company, id);
    return id;
  };
  return {
    page,
    async print(document) {
      const { content, tailored, picture, company } = document;
      const id = await idFor(document);
      const job = (await stored.read(id)).tailored?.jobDescription_id;
      // It saves by itself what is chosen on it: nobody is there when another document comes.
      await leave(page);
      const cv = await stored.put(id, {
        sectionTitles: defaultSectionTitles,
        ...content,
        tailored: {
          ...defaultTailored,
          ...tailored,
          ...(job !== undefined && { jobDescription_id: job }),
          pdfOptions: { ...tailored.pdfOptions, pictureId: picture ? pictureId : '' },
        },
      });
      await visit(page, site, company === undefined ? '/export-pdf' : `/export-pdf?cvId=${id}`);
      const shown = await previewPages(page);
      const words = await page.frameLocator('iframe').locator('body').evaluate(wordsRead);
      return { cv, shown, words, ...(await download(page)) };
    },
    close: () => page.context().close(),
  };
}

/** How many words a person reads: what stands in boxes of its own, as each item of a line of contacts does, is apart. */
function wordsRead(body: HTMLElement): number {
  function read(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    const { display } = getComputedStyle(node);
    if (display === 'none') return '';
    const inner = [...node.childNodes].map(read).join('');
    const isApart = !display.startsWith('inline') || node.matches('li, br');
    return isApart ? ` ${inner} ` : inner;
  }
  return read(body)
    .split(/\s+/)
    .filter((word) => word !== '').length;
}

/** Presses Download and answers what it saves, and what the server said of it. */
export async function download(page: Page): Promise<Pick<Printed, 'bytes' | 'report'>> {
  const opened = page.waitForEvent('popup');
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/utils/generate-pdf'));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const [answer, tab, file] = await Promise.all([answered, opened, saved]);
  expect(answer.status()).toBe(200);
  const bytes = await bytesOf(file);
  await tab.close();
  return { bytes, report: readPdfReport(answer.headers()[PDF_REPORT_HEADER]) };
}
