// How typing feels with the sheet beside the form, with a processor slowed four times.
import type { Page } from '@playwright/test';
import { generatedCv, type Amounts } from '../documents/generated-cv.ts';
import type { Site } from '../site/site.ts';
import { percentile } from '@sastre/shared-testing';
import { startRecording, stopRecording } from './durations.ts';
import { slow, withMeasuredSite } from './measured-site.ts';
import { loadNote, ms, printRows, type Row } from './rows.ts';
import { recordedSheet, recordSheet, sheetShows } from './sheet-watch.ts';
import { taskCost } from './task-cost.ts';

const SLOWED = 4;
const KEYS = 120;
const SIZES = {
  'two pages': { jobs: 4, achievements: 3, courses: 2, skills: 14, follows: 100 },
  '15 jobs': { jobs: 15, achievements: 4, courses: 4, skills: 30, follows: 150 },
  '30 jobs': { jobs: 30, achievements: 4, courses: 4, skills: 30, follows: Infinity },
};
const PERSONAL = '/cv-data?edit=true';
const EXPERIENCE = '/cv-data?edit=true&tab=experience';
/** Fields, where they are, and their paths on the sheet. */
const FIELDS = [
  ['Title', PERSONAL, 'personal_info.title'],
  ['Professional summary', PERSONAL, 'personal_info.summary'],
  ['Company', EXPERIENCE, 'work_experience.0.company'],
  ['Description', EXPERIENCE, 'work_experience.0.description'],
] as const;
type Field = (typeof FIELDS)[number];

/** Opens the field with the cursor at its end; the first letters draw what has changed from then on. */
async function open(page: Page, site: Site, [what, path, at]: Field): Promise<void> {
  await page.goto(site.url + path);
  await sheetShows(page, at);
  if (path === EXPERIENCE) {
    await page.getByRole('button', { name: /^Experience 1 / }).click();
    await page.locator('.ql-editor').first().waitFor();
  }
  await page.getByRole('textbox', { name: what, exact: true }).first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('zq ');
  await page.getByText('Unsaved changes').waitFor();
  await sheetShows(page, at, /zq\s*$/);
}

/** Types words of five letters; gives the count of letters. */
async function typeWords(page: Page, delay: number): Promise<number> {
  let letters = 0;
  for (let key = 0; key < KEYS; key += 1) {
    const isSpace = key % 6 === 5;
    if (!isSpace) letters += 1;
    await page.keyboard.type(isSpace ? ' ' : 'e', { delay });
  }
  return letters;
}

async function typing(
  page: Page,
  site: Site,
  field: Field,
  size: keyof typeof SIZES,
): Promise<Row[]> {
  const [what, , at] = field;
  const { follows } = SIZES[size];
  await slow(page, 1);
  await open(page, site, field);
  const { all, longest } = await taskCost(page, async () => void (await typeWords(page, 60)));
  await open(page, site, field);
  await slow(page, SLOWED);
  await startRecording(page);
  await recordSheet(page, at);
  const shown = await recordedSheet(page, await typeWords(page, 60));
  const { keys, tasks } = await stopRecording(page, KEYS);
  await slow(page, 1);
  const row = (name: string, times: number[], most: number, long: number): Row => ({
    what: `${name}, ${size}`,
    median: percentile(times, 0.5),
    high: `p98 ${ms(percentile(times, 0.98))}`,
    longest: ms(long),
    goal: `p98 ≤ ${most} ms, no task over 100 ms`,
    ok: percentile(times, 0.98) <= most && long <= 100,
  });
  return [
    row(`typing in ${what}`, keys, 100, Math.max(0, ...tasks)),
    ...(Number.isFinite(follows)
      ? [row(`${what} on the sheet`, shown, follows, Math.max(0, ...tasks))]
      : []),
    {
      what: `${what}, processor alone × ${SLOWED}, ${size}`,
      median: (all / KEYS) * SLOWED,
      high: '',
      longest: ms(longest * SLOWED),
      goal: 'a key ≤ 100 ms, no task over 100 ms',
      ok: (all / KEYS) * SLOWED <= 100 && longest * SLOWED <= 100,
    },
  ];
}

const load = loadNote();
await withMeasuredSite(async ({ page, site, stored }) => {
  const rows: Row[] = [];
  const { _id } = await stored.read();
  for (const [size, amounts] of Object.entries(SIZES) as [keyof typeof SIZES, Amounts][]) {
    await stored.put(_id, generatedCv(5, amounts));
    for (const field of FIELDS) rows.push(...(await typing(page, site, field, size)));
  }
  printRows(`Processor slowed ${SLOWED} times, the sheet beside the form. ${load}`, rows);
});
