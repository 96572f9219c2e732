// From the choice of a PDF of five pages until its review is shown, with a processor slowed four times. The PDF is the one
// that the import's own measurement left in BENCH_DOCUMENTS.
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportFile } from '../documents/import-files.ts';
import { chooseFile, finishImport } from '../pages/import.page.ts';
import { percentile } from './durations.ts';
import { slow, withMeasuredSite } from './measured-site.ts';
import { loadNote, ms, printRows, type Row } from './rows.ts';

const SLOWED = 4;
const ROUNDS = 12;
const GOAL = 2_000;
const PAGES = 5;

interface Times {
  /** When the file was chosen. */
  chosen: number;
  /** While the worker started and read. */
  worker: number;
  /** When the review was shown; 0 until then. */
  shown: number;
}
type Watched = Window & { times?: Times };

/**
 * Notes when a file is chosen, how long its worker takes from its start to its answer, and when the review is shown. The
 * page sees that itself: asked for by roles from outside again and again, it would be busy with the answers.
 */
async function watchReading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: Times = { chosen: 0, worker: 0, shown: 0 };
    (window as Watched).times = times;
    const begin = () => Object.assign(times, { chosen: performance.now(), shown: 0 });
    addEventListener('change', begin, { capture: true });
    const isShown = () =>
      [...document.querySelectorAll('button')].some((button) => button.textContent === 'Finish');
    new MutationObserver(() => {
      if (times.chosen === 0 || times.shown > 0 || !isShown()) return;
      times.shown = Infinity;
      requestAnimationFrame(() => (times.shown = performance.now()));
    }).observe(document, { childList: true, subtree: true });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        const begun = performance.now();
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
          if (data?.type === 'read') times.worker = performance.now() - begun;
        });
      }
    };
  });
}

/** What it takes in all, and what of it its worker, in milliseconds. */
async function readOnce(page: Page, file: ImportFile): Promise<{ all: number; worker: number }> {
  await chooseFile(page).setInputFiles(file);
  await page.waitForFunction(() => {
    const { shown = 0 } = (window as Watched).times ?? {};
    return shown > 0 && shown < Infinity;
  });
  const taken = await page.evaluate(() => {
    const { chosen = 0, worker = 0, shown = 0 } = (window as Watched).times ?? {};
    return { all: shown - chosen, worker };
  });
  await finishImport(page).waitFor();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  return taken;
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

const buffer = await readFile(join(process.env['BENCH_DOCUMENTS'] ?? '', 'five-pages.pdf'));
const { length: pages } = (await PDFDocument.load(buffer)).getPages();
if (pages !== PAGES) throw new Error(`The PDF has ${pages} pages.`);
const load = loadNote();
await withMeasuredSite(async ({ page, site }) => {
  await watchReading(page);
  await page.goto(`${site.url}/import`);
  await slow(page, SLOWED);
  const file = { name: 'five-pages.pdf', mimeType: 'application/pdf', buffer };
  const times: { all: number; worker: number }[] = [];
  // The first one loads reader and form.
  for (let round = 0; round <= ROUNDS; round += 1) times.push(await readOnce(page, file));
  const [, ...warm] = times;
  // Chromium slows pages, not workers: theirs counts as often as the processor is slowed.
  const slowed = (taken: readonly { worker: number }[]) =>
    taken.map(({ worker }) => worker * SLOWED);
  printRows(`A PDF of five pages, processor slowed ${SLOWED} times. ${load}`, [
    row('started and read by its worker', slowed(warm)),
    row(
      'from the choice to the review',
      warm.map(({ all, worker }) => all + worker * (SLOWED - 1)),
    ),
  ]);
});
