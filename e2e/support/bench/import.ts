// From the choice of a PDF of five pages until its review is shown, with a processor slowed four times: again and again on
// one page, and as the first file of a page that was just opened. The PDF is the one that the import's own measurement left
// in BENCH_DOCUMENTS.
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportFile } from '../documents/import-files.ts';
import { chooseFile, finishImport } from '../pages/import.page.ts';
import { percentile } from '@sastre/shared-testing';
import { slow, withMeasuredSite, type Measurable } from './measured-site.ts';
import { readingParts, watchReading, type ReadingParts } from './reading-watch.ts';
import { loadNote, ms, printRows, type Row } from './rows.ts';

const SLOWED = 4;
const [ROUNDS, COLD_ROUNDS] = [12, Number(process.env['BENCH_ROUNDS'] ?? 5)];
const GOAL = 2_000;
const PAGES = 5;
/** As long at least a person looks for their file. */
const LOOKED_MS = 4_000;

/** Chromium slows pages, not workers ("Operation is only supported for pages"): theirs counts as often as the processor is slowed. */
function slowed({ start, pages, rules, page }: ReadingParts): ReadingParts {
  return { start: start * SLOWED, pages: pages * SLOWED, rules: rules * SLOWED, page };
}

const ofWorker = ({ start, pages, rules }: ReadingParts) => start + pages + rules;
const inAll = (parts: ReadingParts) => ofWorker(parts) + parts.page;

async function readAgain(page: Page, file: ImportFile): Promise<ReadingParts> {
  await chooseFile(page).setInputFiles(file);
  const parts = await readingParts(page);
  await finishImport(page).waitFor();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  return slowed(parts);
}

/** The first file of a browser that has nothing of the page yet; chosen at once, or when it was looked for. */
async function readFirst(
  { page: signedIn, site }: Measurable,
  file: ImportFile,
  isLookedFor: boolean,
): Promise<ReadingParts> {
  const browser = signedIn.context().browser();
  if (browser === null) throw new Error('The browser is gone.');
  const context = await browser.newContext({
    storageState: await signedIn.context().storageState(),
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    await watchReading(page);
    await page.goto(`${site.url}/import`);
    await chooseFile(page).waitFor({ state: 'attached' });
    await slow(page, SLOWED);
    if (isLookedFor) {
      await chooseFile(page).focus();
      await page.waitForTimeout(LOOKED_MS);
    }
    await chooseFile(page).setInputFiles(file);
    return slowed(await readingParts(page));
  } finally {
    await context.close();
  }
}

function row(what: string, times: readonly number[]): Row {
  const high = percentile(times, 0.95);
  return {
    what,
    median: percentile(times, 0.5),
    high: `p95 ${ms(high)}`,
    longest: '',
    goal: `p95 ≤ ${ms(GOAL)}`,
    ok: high <= GOAL,
  };
}

const median = (all: readonly ReadingParts[], part: keyof ReadingParts) =>
  ms(
    percentile(
      all.map((one) => one[part]),
      0.5,
    ),
  );
const inParts = (all: readonly ReadingParts[]) =>
  `  of which the worker starts in ${median(all, 'start')}, takes ${median(all, 'pages')} for the pages and ${median(all, 'rules')} for the rules; ${median(all, 'page')} are the page's`;

const buffer = await readFile(join(process.env['BENCH_DOCUMENTS'] ?? '', 'five-pages.pdf'));
const { length: pages } = (await PDFDocument.load(buffer)).getPages();
if (pages !== PAGES) throw new Error(`The PDF has ${pages} pages.`);
const load = loadNote();
await withMeasuredSite(async (measurable) => {
  const { page, site } = measurable;
  const file = { name: 'five-pages.pdf', mimeType: 'application/pdf', buffer };
  const cold = async (isLookedFor: boolean) => {
    const times: ReadingParts[] = [];
    for (let round = 0; round < COLD_ROUNDS; round += 1)
      times.push(await readFirst(measurable, file, isLookedFor));
    return times;
  };
  const [looked, atOnce] = [await cold(true), await cold(false)];
  printRows(`The first PDF of five pages, processor slowed ${SLOWED} times. ${load}`, [
    row('cold, looked for for 4 s', looked.map(inAll)),
    row('cold, chosen at once', atOnce.map(inAll)),
  ]);
  console.log(`Looked for:\n${inParts(looked)}\nAt once:\n${inParts(atOnce)}`);
  await watchReading(page);
  await page.goto(`${site.url}/import`);
  await slow(page, SLOWED);
  const times: ReadingParts[] = [];
  // The first one loads reader and form.
  for (let round = 0; round <= ROUNDS; round += 1) times.push(await readAgain(page, file));
  const [, ...warm] = times;
  printRows('The same one again and again', [
    row('started and read by its worker', warm.map(ofWorker)),
    row('from the choice to the review', warm.map(inAll)),
  ]);
});
