// Each area × every way in which its files may fail: the shell and the others live, the message says whose fault it is, and
// one click on Retry heals. Every day each fault meets one area, and every second one the look at another; SOAK lets each meet all.
import type { Page } from '@playwright/test';
import { freePort } from '@sastre/shared-testing/node';
import { AREAS, NOT_LOADED, type Area } from '../../support/site/area-pages.ts';
import { startFaultProxy, type Fault, type FaultProxy } from '../../support/site/fault-proxy.ts';
import { plantBuild, readEntries, remoteOf } from '../../support/site/planted-build.ts';
import { NO_PDFS, startSite, type Site } from '../../support/site/site.ts';
import { createMember, newPage, type Member } from '../../support/people/member.ts';
import { expect, test } from '../../support/site/test.ts';

const OURS = 'The fault is ours';
const LINE = 'Check your connection';
const isEntry = (path: string) => /(^|\/)remoteEntry\.js$/.test(path);
const isChunk = (path: string) => /\/\d+\.[0-9a-f]+\.js$/.test(`/${path}`);
const isStyle = (path: string) => path.endsWith('.css');
const THROWS = "throw new Error('planted');";
const BAD_SYNTAX = 'const = ;';

interface Row {
  name: string;
  /** Breaks it; answers how to heal it. */
  break: (area: Area) => () => void;
  /** What is said of it; nothing where it only takes longer. */
  blame?: string;
}

let proxy: FaultProxy;
let site: Site;
let member: Member;

const onTheWay = (fault: Fault, is: (path: string) => boolean) => (area: Area) => {
  proxy.spoil(fault, (path) => path.startsWith(`/mfe/${area}/`) && is(path));
  return () => proxy.heal();
};
const inTheBuild = (text: string, spoils: (file: string) => boolean) => (area: Area) =>
  plantBuild(site, area, { spoils, text });

const ROWS: Row[] = [
  { name: 'entry 404', break: onTheWay('missing', isEntry), blame: OURS },
  { name: 'entry aborted', break: onTheWay('abort', isEntry), blame: LINE },
  { name: 'entry throws', break: inTheBuild(THROWS, isEntry), blame: OURS },
  { name: 'entry cannot be read', break: inTheBuild(BAD_SYNTAX, isEntry), blame: OURS },
  { name: 'entry of another hash', break: onTheWay('changed', isEntry), blame: OURS },
  { name: 'chunk 404', break: onTheWay('missing', isChunk), blame: OURS },
  { name: 'chunk 500', break: onTheWay('broken', isChunk), blame: OURS },
  { name: 'chunk is HTML', break: onTheWay('html', isChunk), blame: OURS },
  { name: 'chunk aborted', break: onTheWay('abort', isChunk), blame: LINE },
  { name: 'chunk throws', break: inTheBuild(THROWS, isChunk), blame: OURS },
  { name: 'chunk cannot be read', break: inTheBuild(BAD_SYNTAX, isChunk), blame: OURS },
  { name: 'chunk of another hash', break: onTheWay('changed', isChunk), blame: OURS },
  { name: 'chunk hangs', break: onTheWay('hang', isChunk), blame: OURS },
  { name: 'styles 404', break: onTheWay('missing', isStyle), blame: OURS },
  { name: 'all of it comes slowly', break: onTheWay('trickle', () => true) },
];

test.beforeAll(async ({ browser }) => {
  proxy = await startFaultProxy();
  const port = await freePort();
  proxy.target = `http://localhost:${port}`;
  site = await startSite({ ...NO_PDFS, PORT: String(port), PUBLIC_URL: proxy.url });
  member = await createMember(browser, site);
});
test.afterAll(async () => {
  await site.stop();
  await proxy.stop();
});

test('no area is left out @local', () => {
  const known = Object.keys(AREAS).map(remoteOf);
  expect(readEntries(site).map(({ name }) => name)).toEqual(expect.arrayContaining(known));
});

/** Another area opens while this one is broken. */
async function expectOthersLive(page: Page, broken: Area): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(proxy.url + AREAS[broken === 'account' ? 'billing' : 'account']);
  const name = broken === 'account' ? 'Subscription Plans' : 'My Account';
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await other.close();
}

const areas = Object.keys(AREAS) as Area[];
const cases = ROWS.flatMap((row, index) =>
  (process.env['SOAK'] ? areas : [areas[index % areas.length]!]).map((area) => ({
    row,
    area,
    looksElsewhere: Boolean(process.env['SOAK']) || index % 2 === 0,
  })),
);
for (const { row, area, looksElsewhere } of cases) {
  test(`${area}: ${row.name} @local`, async ({ browser }) => {
    const page = await newPage(browser, member.session);
    const retry = page.getByRole('button', { name: 'Retry' });
    const heading = page.getByRole('heading', { level: 1 });
    const heal = row.break(area);
    try {
      // What is said while files come is gone where they have all come, which the load of the document waits for.
      await page.goto(proxy.url + AREAS[area], { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toBeVisible();
      if (row.blame !== undefined) {
        await expect(retry).toBeVisible();
        await expect(page.getByText(row.blame)).toBeVisible();
        if (looksElsewhere) await expectOthersLive(page, area);
        heal();
        await retry.click();
      } else {
        await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
      }
      await expect(retry).toHaveCount(0);
      await expect(heading).toBeVisible({ timeout: 40_000 });
      await expect(heading).not.toHaveText(NOT_LOADED);
    } finally {
      heal();
      await page.context().close();
    }
  });
}
