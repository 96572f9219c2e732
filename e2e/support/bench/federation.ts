// What it costs a visitor that the product is built in parts: its pages on a first visit, beside those of one bundle of the
// same sources, which the step before left in BENCH_DOCUMENTS. `BENCH_ROUNDS` visits of each, in turns; `BENCH_FILES=1`
// tells what came.
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { storedCvs } from '../documents/stored-cv.ts';
import { generatedCv } from '../documents/generated-cv.ts';
import { newAccount } from '../people/new-account.ts';
import { startSite, type Site } from '../site/site.ts';
import { coldVisit, type ColdVisit, type Visitor } from './cold-visit.ts';
import { percentile } from '@sastre/shared-testing';
import { openBrowser } from './measured-site.ts';
import { loadNote } from './rows.ts';

const PAGES = { dashboard: '/', 'CV data': '/cv-data', export: '/export-pdf' };
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const MOST = 1.1;
const TWO_PAGES = { jobs: 4, achievements: 3, courses: 2, skills: 14 };
const FIGURES = {
  bytes: 'bytes',
  requests: 'requests',
  heading: 'heading, ms',
  largest: 'LCP, ms',
} as const;
/** A heading has no goal: LCP has. */
const GOALS: readonly Figure[] = ['bytes', 'requests', 'largest'];
type Figure = keyof typeof FIGURES;

/** Puts one bundle in the place of the shell; areas of their own there are none. */
async function becomeOne({ buildDir }: Site): Promise<void> {
  for (const part of ['shell', 'mfe'])
    await rm(join(buildDir, part), { recursive: true, force: true });
  const built = join(process.env['BENCH_DOCUMENTS'] ?? '', 'mono/shell');
  await cp(built, join(buildDir, 'shell'), { recursive: true });
}

/** Somebody with a CV of two pages. */
async function visitorOf(browser: Browser, site: Site): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const stored = storedCvs(page, site);
  await newAccount(page, site);
  const { _id } = await stored.read();
  await stored.put(_id, generatedCv(5, TWO_PAGES));
  const state = await context.storageState();
  await context.close();
  return state;
}

function report(page: string, parts: readonly ColdVisit[], one: readonly ColdVisit[]): boolean {
  const middle = (visits: readonly ColdVisit[], figure: Figure) =>
    percentile(
      visits.map((visit) => visit[figure]),
      0.5,
    );
  const rows = (Object.keys(FIGURES) as Figure[]).map((figure) => {
    const [own, whole] = [middle(parts, figure), middle(one, figure)];
    const ratio = own / whole;
    const goal = GOALS.includes(figure);
    const verdict = !goal ? '' : ratio <= MOST ? 'reached' : 'MISSED';
    const values = `${Math.round(own)} / ${Math.round(whole)}`;
    console.log(
      `${verdict.padEnd(8)}${page.padEnd(11)}${FIGURES[figure].padEnd(13)}${values.padEnd(20)}${ratio.toFixed(2)}`,
    );
    return !goal || ratio <= MOST;
  });
  return rows.every(Boolean);
}

function tellFiles(name: string, visit: ColdVisit | undefined): void {
  console.log(`\n${name}`);
  for (const [path, bytes] of [...(visit?.files ?? [])].sort((a, b) => b[1] - a[1]))
    console.log(`${String(bytes).padStart(9)}  ${path}`);
}

const load = loadNote();
const sites = [await startSite(), await startSite()];
const browser = await openBrowser();
try {
  const [parts, one] = sites as [Site, Site];
  await becomeOne(one);
  const visitors = [await visitorOf(browser, parts), await visitorOf(browser, one)];
  const seen = Object.keys(PAGES).map(() => [[], []] as [ColdVisit[], ColdVisit[]]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, path] of Object.values(PAGES).entries())
      for (const which of [0, 1] as const) {
        const url = `${sites[which]?.url}${path}`;
        seen[index]?.[which].push(await coldVisit(browser, visitors[which] as Visitor, url));
      }
  console.log(
    `\nIn parts / as one, first visit, 1.6 Mbit/s and 150 ms, processor slowed 4 times, medians of ${ROUNDS} in turns; goal ≤ ${MOST}. ${load}`,
  );
  const good = Object.keys(PAGES).map((page, index) => report(page, ...(seen[index] ?? [[], []])));
  if (!good.every(Boolean)) process.exitCode = 1;
  if (process.env['BENCH_FILES'])
    Object.keys(PAGES).forEach((page, index) => {
      tellFiles(`${page}, in parts`, seen[index]?.[0].at(-1));
      tellFiles(`${page}, as one`, seen[index]?.[1].at(-1));
    });
} finally {
  await browser.close();
  await Promise.all(sites.map((site) => site.stop()));
}
