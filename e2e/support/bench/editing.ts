// How long somebody who edits a remote waits from a save until it is seen: in its harness, and in the product around it.
// `BENCH_ROUNDS` saves of each; `BENCH_AREAS=account,export` for a few. A source is changed and put back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { newAccount } from '../people/new-account.ts';
import { repository, startSite, type Site } from '../site/site.ts';
import { percentile } from '@sastre/shared-testing';
import { watchEditing, type EditingWatch } from './editing-watch.ts';
import { openBrowser } from './measured-site.ts';
import { loadNote, ms, printRows, type Row } from './rows.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** A page of each area: the name of its source, which is that of its path. */
const PAGES: Readonly<Record<string, string>> = {
  account: 'my-account',
  billing: 'plans',
  'cv-editor': 'cv-data',
  export: 'export-pdf',
  import: 'import',
  tailoring: 'tailor-cv',
};
const AREAS = process.env['BENCH_AREAS']?.split(',') ?? Object.keys(PAGES);

/** Milliseconds from a save. */
interface Save {
  compiled: number;
  seen: number;
}

/** The dev server of a remote, and the two addresses that it prints. */
async function startEditing(area: string, site: Site) {
  const args = [`mfe-${area}`, '--shell', site.url, '--port', '0'];
  const dev = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(repository, 'tools/src/dev.ts'), ...args],
    { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const told = Promise.withResolvers<{ harness: URL; product: URL }>();
  let said = '';
  dev.stdout.on('data', (part: Buffer) => {
    said += part.toString();
    const [, alone] = /alone: (\S+)/.exec(said) ?? [];
    const [, inShell] = /in the shell: (\S+)/.exec(said) ?? [];
    if (alone !== undefined && inShell !== undefined)
      told.resolve({ harness: new URL(alone), product: new URL(inShell) });
  });
  dev.once('exit', () => told.reject(new Error(`npm run dev has ended: ${said}`)));
  const end = async () => {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  };
  return { ...(await told.promise), end };
}

async function saved(file: string, text: string, watch: EditingWatch, mark: string): Promise<Save> {
  const ends = [watch.compiled(), watch.drawn(mark)] as const;
  const started = Date.now();
  writeFileSync(file, text);
  const [compiled, seen] = await Promise.all(ends);
  return { compiled: compiled - started, seen: seen - started };
}

/** Saves a page with a mark in it, and without, in turns. */
async function measure(area: string, watch: EditingWatch): Promise<Save[]> {
  const file = join(repository, `mfe-${area}/src/pages/${PAGES[area]}.page.tsx`);
  const before = readFileSync(file, 'utf8');
  const saves: Save[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const mark = `round ${round}`;
      const marked = before.replace('<PageHead', `<p data-saved="${mark}">${mark}</p><PageHead`);
      const one = await saved(file, marked, watch, mark);
      await saved(file, before, watch, '');
      // The first one warms the compiler.
      if (round > 0) saves.push(one);
    }
  } finally {
    writeFileSync(file, before);
    await watch.close();
  }
  return saves;
}

function rowOf(what: string, goal: number, saves: readonly Save[]): Row {
  const of = (each: (save: Save) => number, share: number) => percentile(saves.map(each), share);
  const median = of(({ seen }) => seen, 0.5);
  const longest = of(({ seen }) => seen, 1);
  return {
    what,
    median,
    high: `longest ${ms(longest)}, compiled ${ms(of(({ compiled }) => compiled, 0.5))}`,
    longest: '',
    goal: `≤ ${goal} ms`,
    ok: median <= goal,
  };
}

async function edit(browser: Browser, site: Site, area: string): Promise<Row[]> {
  const { harness, product, end } = await startEditing(area, site);
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const alone = await context.newPage();
    const hot = `${harness.origin}/-/hot`;
    const inHarness = await watchEditing(alone, hot, (event) => event.includes('"built"'));
    await alone.goto(`${harness.href}#/${PAGES[area]}`);
    await alone.locator('h1').waitFor();
    const first = rowOf(`${area}, harness`, 1_000, await measure(area, inHarness));
    await alone.close();

    const page = await context.newPage();
    await newAccount(page, { ...site, url: product.origin });
    const changes = `${product.origin}/-/build/changes`;
    const inProduct = await watchEditing(page, changes, (event) => event.includes('built'));
    await page.goto(`${product.origin}/${PAGES[area]}${product.search}`);
    await page.locator('h1').waitFor();
    return [first, rowOf(`${area}, product`, 3_000, await measure(area, inProduct))];
  } finally {
    await context.close();
    await end();
  }
}

const load = loadNote();
const site = await startSite();
const browser = await openBrowser();
try {
  const rows: Row[] = [];
  for (const area of AREAS) rows.push(...(await edit(browser, site, area)));
  printRows(`From a save until it is seen, ${ROUNDS} times each. ${load}`, rows);
} finally {
  await browser.close();
  await site.stop();
}
