// From a change in the panel until the preview shows it, with a processor slowed four times.
import type { Page } from '@playwright/test';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { generatedCv } from '../documents/generated-cv.ts';
import { percentile } from '@sastre/shared-testing';
import { emptyFrame, recordedTasks, recordTasks, untilShown } from './frame-watch.ts';
import { slow, withMeasuredSite, type Measurable } from './measured-site.ts';
import { loadNote, ms, printRows, type Row } from './rows.ts';

const SLOWED = 4;
const ROUNDS = 16;
const SIZES = {
  'two pages': { jobs: 4, achievements: 3, courses: 2, skills: 14 },
  '15 jobs': { jobs: 15, achievements: 4, courses: 4, skills: 30 },
};
const COLOURS = ['#1d6149', '#8a5a2b', '#34495e', '#7a3e6d'];

/** Frames in which nothing changed, between the changes. */
const empty: number[] = [];

type Change = (page: Page, round: number) => Promise<number>;
const click = (page: Page, name: string) =>
  untilShown(page, 'click', () => page.getByRole('button', { name, exact: true }).click());

/** What a person changes, and back again. */
const CHANGES: Record<string, Change> = {
  template: (page, round) =>
    untilShown(page, 'click', () =>
      page
        .getByRole('radiogroup', { name: 'Template' })
        .getByText(round % 2 === 0 ? 'Two columns' : 'Single column', { exact: true })
        .click(),
    ),
  colour: async (page, round) => {
    const field = page.getByRole('textbox', { name: 'Primary colour as hex digits' });
    await field.fill(COLOURS[round % COLOURS.length] ?? '');
    return untilShown(page, 'keydown', () => field.press('Enter'));
  },
  move: (page, round) => click(page, round % 2 === 0 ? 'Move down: Summary' : 'Move up: Summary'),
  include: (page) =>
    untilShown(page, 'click', () =>
      page.getByRole('checkbox', { name: 'Include Summary', exact: true }).click(),
    ),
};

async function measure({ page, site, stored }: Measurable, size: keyof typeof SIZES) {
  const { _id } = await stored.read();
  await stored.put(_id, { ...generatedCv(5, SIZES[size]), tailored: defaultTailored });
  await page.goto(`${site.url}/export-pdf`);
  // The count is there before the frame is.
  await page.frameLocator('iframe').locator('.sheet').first().waitFor({ state: 'attached' });
  await slow(page, SLOWED);
  const rows: Row[] = [];
  for (const [what, change] of Object.entries(CHANGES)) {
    const times: number[] = [];
    // The first two draw and load what has changed from then on.
    for (let round = -2; round < ROUNDS; round += 1) {
      if (round === 0) await recordTasks(page);
      const taken = await change(page, round + 2);
      if (round >= 0) times.push(taken);
      empty.push(await emptyFrame(page));
    }
    const [high, longest] = [percentile(times, 0.98), Math.max(0, ...(await recordedTasks(page)))];
    rows.push({
      what: `${what}, ${size}`,
      median: percentile(times, 0.5),
      high: `p98 ${ms(high)}`,
      longest: ms(longest),
      goal: 'p98 ≤ 100 ms',
      ok: high <= 100,
    });
  }
  await slow(page, 1);
  return rows;
}

const load = loadNote();
await withMeasuredSite(async (all) => {
  const rows: Row[] = [];
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
    rows.push(...(await measure(all, size)));
  const title = `From a change until the preview shows it, processor slowed ${SLOWED} times. ${load}`;
  printRows(title, rows);
  const [middle, high] = [percentile(empty, 0.5), percentile(empty, 0.98)];
  console.log(`A frame without a change took ${ms(middle)} (p98 ${ms(high)}) of each.`);
});
