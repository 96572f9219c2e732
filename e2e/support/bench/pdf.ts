// From the click on Download to the PDF's link, through the real page, for a two-page CV with a picture. What the page
// posts is left in BENCH_DOCUMENTS for the measurement of the print service.
import type { Page, Request } from '@playwright/test';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedCv } from '../documents/generated-cv.ts';
import { percentile } from '@sastre/shared-testing';
import { withMeasuredSite, type Measurable } from './measured-site.ts';
import { drawPhoto } from './photo.ts';
import { loadNote, ms, printRows, type Row } from './rows.ts';

const TEMPLATES = ['single-column-1', 'two-column-1'];
const SIZE = { jobs: 4, achievements: 3, courses: 2, skills: 14 };
const PHOTO_SIDE = 900;
const WARM_UP = 5;
const CLICKS = 30;
const folder = process.env['BENCH_DOCUMENTS'] ?? '';

/** Clicks Download and says how long the page itself waited for the link to the new PDF. */
async function clickToFile(page: Page): Promise<number> {
  await page.evaluate(() => {
    const marks = window as Window & { taken?: Promise<number> };
    const link = () => document.querySelector<HTMLAnchorElement>('a[download][href^="blob:"]');
    const before = link()?.href;
    marks.taken = new Promise((resolve) => {
      const onClick = () => {
        const start = performance.now();
        const watch = new MutationObserver(() => {
          const href = link()?.href;
          if (href === undefined || href === before) return;
          watch.disconnect();
          resolve(performance.now() - start);
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      };
      addEventListener('click', onClick, { once: true, capture: true });
    });
  });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const taken = await page.evaluate(
    () => (window as Window & { taken?: Promise<number> }).taken ?? -1,
  );
  await (await opened).close();
  return taken;
}

/** Keeps what the page posted, with the picture as it is stored. */
async function keep({ page, site }: Measurable, name: string, request: Request): Promise<void> {
  const { html, docTitle, pictureId } = request.postDataJSON() as Record<string, string>;
  const picture = await page.request.get(`${site.url}/api/user/me/picture/${pictureId}`, {
    headers: { authorization: (await request.allHeaders())['authorization'] ?? '' },
  });
  if (!picture.ok()) throw new Error(`The picture could not be read: ${picture.status()}`);
  const base64 = (await picture.body()).toString('base64');
  const document = {
    name,
    html,
    docTitle,
    picture: { base64, contentType: picture.headers()['content-type'] },
  };
  await writeFile(join(folder, `${name}.json`), JSON.stringify(document));
}

async function measure(all: Measurable, template: string, pictureId: string): Promise<Row> {
  const { page, site, stored } = all;
  const cv = generatedCv(5, SIZE);
  const pdfOptions = { ...defaultTailored.pdfOptions, template, pictureId };
  const { _id } = await stored.read();
  await stored.put(_id, { ...cv, tailored: { ...defaultTailored, pdfOptions } });
  await page.goto(`${site.url}/export-pdf`);
  await page.getByText('Page 1 of 2', { exact: true }).waitFor();
  const posted = page.waitForRequest((request) => request.url().endsWith('/utils/generate-pdf'));
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + CLICKS; round += 1) {
    const taken = await clickToFile(page);
    if (round === 0) await keep(all, template, await posted);
    if (round >= WARM_UP) times.push(taken);
  }
  const [median, high] = [percentile(times, 0.5), percentile(times, 0.95)];
  return {
    what: `click to file, ${template}`,
    median,
    high: `p95 ${ms(high)}`,
    longest: '',
    goal: 'p50 ≤ 500 ms, p95 ≤ 1,500 ms',
    ok: median <= 500 && high <= 1_500,
  };
}

const load = loadNote();
await withMeasuredSite(async (all) => {
  const pictureId = await all.stored.upload(await drawPhoto(all.page, PHOTO_SIDE));
  const rows: Row[] = [];
  for (const template of TEMPLATES) rows.push(await measure(all, template, pictureId));
  printRows(`Two pages with a photo of ${PHOTO_SIDE} pixels, through the real page. ${load}`, rows);
});
