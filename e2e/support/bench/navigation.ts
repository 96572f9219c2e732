// How long somebody waits for the CV's pages, once they were open in this tab, with a processor slowed four times.
// `BENCH_BEFORE` is a folder with the `build` and `local.json` of another build: both are measured, in turns.
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { generatedCv } from '../documents/generated-cv.ts';
import { storedCvs } from '../documents/stored-cv.ts';
import { newAccount } from '../people/new-account.ts';
import { startSite, type Site } from '../site/site.ts';
import { changeArea, type AreaChange, type Way } from './area-change.ts';
import { percentile } from '@sastre/shared-testing';
import { openBrowser, slow } from './measured-site.ts';
import { loadNote, ms, printRows, type Row } from './rows.ts';
import { taskCost } from './task-cost.ts';

const SLOWED = 4;
const TIMES = Number(process.env['BENCH_ROUNDS'] ?? 30);
const MOST_MS = 150;
/** So often the processor's own time is measured. */
const ALONE = 10;
const FIFTEEN_JOBS = { jobs: 15, achievements: 4, courses: 4, skills: 30 };
const TITLE = 'My CV Data';

interface Visitor {
  name: string;
  page: Page;
  session: CDPSession;
}

/** A way to go, and how to come to where it begins and back to the dashboard. */
interface Walk {
  what: string;
  way: (page: Page) => Way;
  begin?: (page: Page) => Promise<void>;
  end: (page: Page) => Promise<unknown>;
}

const card = (page: Page) => page.getByRole('link', { name: /Edit CV Data/ });
const WALKS: readonly Walk[] = [
  {
    what: 'dashboard → CV data, warm',
    way: (page) => ({ click: card(page), title: TITLE, shows: ['[role=tabpanel] dl'] }),
    end: (page) => page.goBack(),
  },
  {
    what: 'dashboard → its form, warm',
    // The CV has no summary: a hint says so, and leads into the form.
    way: (page) => ({
      click: page.locator('main a[href*="edit=true"]'),
      title: TITLE,
      shows: ['[role=tabpanel] textarea'],
    }),
    end: (page) => page.goBack(),
  },
  {
    what: '15 jobs read → their form',
    begin: async (page) => {
      await card(page).click();
      await page.getByRole('tab', { name: 'Experience', exact: true }).click();
    },
    way: (page) => ({
      click: page.getByRole('button', { name: 'Edit CV', exact: true }),
      title: TITLE,
      shows: ['[data-fold]', 'main [aria-keyshortcuts="Control+S Meta+S"]'],
    }),
    end: (page) => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
  },
];

/** Somebody on the dashboard, whose CV has 15 jobs and no summary. */
async function visit(browser: Browser, site: Site, name: string): Promise<Visitor> {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ locale: 'en-GB', viewport });
  const page = await context.newPage();
  const stored = storedCvs(page, site);
  await newAccount(page, site);
  const { _id } = await stored.read();
  const cv = generatedCv(5, FIFTEEN_JOBS);
  await stored.put(_id, { ...cv, personal_info: { ...cv.personal_info, summary: '' } });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(site.url);
  return { name, page, session };
}

/** Once there and back, `change` being the way there; the dashboard has come to rest before. */
async function walk<T>(
  { page }: Visitor,
  { way, begin, end }: Walk,
  change: (way: Way) => Promise<T>,
): Promise<T> {
  await page.getByRole('heading', { level: 1, name: 'Welcome, ' }).waitFor();
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  );
  await begin?.(page);
  const changed = await change(way(page));
  await end(page);
  return changed;
}

/** What a change costs the processor itself, whoever else is at work, as slow as the others are measured. */
async function cost(visitor: Visitor, one: Walk): Promise<number> {
  const { page, session } = visitor;
  const costs: number[] = [];
  await slow(page, 1);
  for (let round = 0; round < ALONE; round += 1)
    await walk(visitor, one, async (way) => {
      const { all } = await taskCost(page, async () => void (await changeArea(page, session, way)));
      costs.push(all * SLOWED);
    });
  return percentile(costs, 0.5);
}

async function measure(visitors: readonly Visitor[], one: Walk): Promise<Row[]> {
  const seen = new Map(visitors.map((visitor) => [visitor, [] as AreaChange[]]));
  for (const { page } of visitors) await slow(page, SLOWED);
  for (let round = 0; round <= TIMES; round += 1)
    for (const [visitor, changes] of seen) {
      const { page, session } = visitor;
      const change = await walk(visitor, one, (way) => changeArea(page, session, way));
      // The first one loads the area; warm are the others.
      if (round > 0) changes.push(change);
    }
  const alone = new Map<Visitor, number>();
  for (const visitor of visitors) alone.set(visitor, await cost(visitor, one));
  return [...seen].map(([visitor, changes]) => {
    const { name } = visitor;
    const taken = changes.map((change) => change.taken);
    const high = percentile(taken, 0.95);
    const work = percentile(
      changes.map((change) => change.work),
      0.5,
    );
    return {
      what: `${one.what}${name}`,
      median: percentile(taken, 0.5),
      high: `p95 ${ms(high)}, work ${ms(work)}, processor alone ${ms(alone.get(visitor) ?? 0)}`,
      longest: '',
      goal: `p95 ≤ ${MOST_MS} ms`,
      ok: high <= MOST_MS,
    };
  });
}

const load = loadNote();
const before = process.env['BENCH_BEFORE'];
const sites = [await startSite()];
if (before !== undefined)
  sites.unshift(
    await startSite({
      BUILD_DIR: join(before, 'build'),
      REGISTRY_FILE: join(before, 'local.json'),
    }),
  );
const browser = await openBrowser();
try {
  const visitors: Visitor[] = [];
  for (const [index, site] of sites.entries())
    visitors.push(await visit(browser, site, index < sites.length - 1 ? ', before' : ''));
  const title = `Processor slowed ${SLOWED} times, ${TIMES} times each. ${load}`;
  for (const one of WALKS) printRows(title, await measure(visitors, one));
} finally {
  await browser.close();
  await Promise.all(sites.map((site) => site.stop()));
}
