// How typing and a change of area feel with a CV of thirty jobs and a processor slowed four times.
import type { Page } from '@playwright/test';
import { generatedCv } from '../documents/generated-cv.ts';
import type { Site } from '../site/site.ts';
import { percentile, startRecording, stopRecording } from './durations.ts';
import { slow, withMeasuredSite } from './measured-site.ts';
import { ms, printRows, type Row } from './rows.ts';

const SLOWED = 4;
const KEYS = 120;
const CHANGES = 10;

async function typing(page: Page, site: Site, what: string, path: string): Promise<Row> {
  await page.goto(site.url + path);
  const field = page.getByRole('textbox', { name: what, exact: true }).first();
  await field.click();
  await page.keyboard.press('Control+End');
  // The first key draws what has changed from now on; it is not what typing feels like.
  await page.keyboard.type('a ');
  await startRecording(page);
  for (let key = 0; key < KEYS; key += 1)
    await page.keyboard.type(key % 6 === 5 ? ' ' : 'e', { delay: 60 });
  const { keys, tasks } = await stopRecording(page, KEYS);
  const [high, longest] = [percentile(keys, 0.98), Math.max(0, ...tasks)];
  return {
    what: `typing in ${what}`,
    median: percentile(keys, 0.5),
    high: `p98 ${ms(high)}`,
    longest: ms(longest),
    goal: 'p98 ≤ 100 ms, no task over 100 ms',
    ok: high <= 100 && longest <= 100,
  };
}

/** From the click on a card until the other area's title is drawn, as the page's own clock has it. */
async function areaChange(page: Page, site: Site): Promise<Row> {
  const times: number[] = [];
  const title = (text: string) => page.getByRole('heading', { level: 1, name: text });
  await page.goto(site.url);
  for (let round = 0; round <= CHANGES; round += 1) {
    await title('Welcome, ').waitFor();
    const card = page.getByRole('link', { name: /Edit CV Data/ });
    await card.hover();
    await page.evaluate(() => {
      const marks = window as Window & { taken?: Promise<number> };
      marks.taken = new Promise((resolve) => {
        addEventListener(
          'click',
          () => {
            const start = performance.now();
            const watch = new MutationObserver(() => {
              if (document.querySelector('main h1')?.textContent !== 'My CV Data') return;
              if (document.querySelector('[role=tabpanel]') === null) return;
              watch.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            });
            watch.observe(document.body, { subtree: true, childList: true, characterData: true });
          },
          { once: true, capture: true },
        );
      });
    });
    await card.click();
    const taken = await page.evaluate(
      () => (window as Window & { taken?: Promise<number> }).taken ?? -1,
    );
    // The first one loads the area; warm are the others.
    if (round > 0) times.push(taken);
    await page.goBack();
  }
  const high = percentile(times, 0.95);
  return {
    what: 'dashboard → CV data, warm',
    median: percentile(times, 0.5),
    high: `p95 ${ms(high)}`,
    longest: '',
    goal: 'p95 ≤ 200 ms',
    ok: high <= 200,
  };
}

await withMeasuredSite(async ({ page, site, stored }) => {
  const size = { jobs: 30, achievements: 4, courses: 4, skills: 30 };
  await stored.put((await stored.read())._id, generatedCv(9, size));
  await slow(page, SLOWED);
  const rows = [
    await typing(page, site, 'Full name', '/cv-data?edit=true'),
    await typing(page, site, 'Professional summary', '/cv-data?edit=true'),
    await typing(page, site, 'Description', '/cv-data?edit=true&tab=experience'),
    await areaChange(page, site),
  ];
  printRows(`Processor slowed ${SLOWED} times, 30 jobs in the CV`, rows);
});
