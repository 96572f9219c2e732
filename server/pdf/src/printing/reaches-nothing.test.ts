import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CV_HTML } from '../testing/cv.fixture.ts';
import { hostileDocuments } from '../testing/hostile-html.fixture.ts';
import { openPage, type PooledPage } from './pooled-page.ts';
import { readPdf, startCanary, testDir, testSupervisor, undated } from '../testing/pdf-testing.ts';
import { sanitizeCvHtml } from '../document/sanitize-cv-html.ts';

const TIMEOUT_MS = 5_000;

let place: Awaited<ReturnType<typeof testDir>>;
let canary: Awaited<ReturnType<typeof startCanary>>;

beforeAll(async () => {
  place = await testDir();
  canary = await startCanary();
});
afterAll(async () => {
  await canary.stop();
  await place.remove();
});

test.each([
  ['posted documents', (html: string) => sanitizeCvHtml(html, { docTitle: 'CV' }).html],
  ['documents that nobody sanitised', (html: string) => html],
])(
  'hostile %s reach nothing and run nothing, and the next document on their page shows nothing of them',
  async (_, prepare) => {
    const secret = join(place.dir, 'secret.txt');
    await writeFile(secret, 'SECRETTEXT', { mode: 0o644 });
    const supervisor = await testSupervisor(place.dir, { pages: 1 });
    const { cdp } = (await supervisor.running()).process;
    let page: PooledPage = await openPage(cdp);
    const innocent = undated(await page.print(CV_HTML, TIMEOUT_MS));
    await page.clean();
    let printed = 0;
    let followed = 0;
    for (const html of hostileDocuments(canary.url, secret)) {
      const pdf = await page.print(prepare(html), TIMEOUT_MS).catch(() => undefined);
      if (pdf) {
        printed += 1;
        expect((await readPdf(pdf)).text).not.toMatch(/SCRIPTRAN|SECRETTEXT|CANARYTEXT/);
      }
      // the service would drop the page of a document that failed; here it has to serve on where it can
      const cleaned = await page.clean().then(
        () => true,
        () => false,
      );
      if (cleaned) {
        followed += 1;
        const next = undated(await page.print(CV_HTML, TIMEOUT_MS));
        expect({ after: html, same: next === innocent }).toEqual({ after: html, same: true });
        await page.clean();
      } else {
        await page.close();
        page = await openPage(cdp);
      }
    }
    // what Chromium still had in hand is out when it has ended
    await supervisor.stop();
    expect(canary.seen).toEqual({ connects: 0, requests: [] });
    expect(printed).toBeGreaterThan(60);
    expect(followed).toBeGreaterThan(60);
  },
  120_000,
);

test('a page that was cleaned still stops scripts, and every request before it leaves', async () => {
  const supervisor = await testSupervisor(place.dir, { pages: 1 });
  const { cdp } = (await supervisor.running()).process;
  const page = await openPage(cdp);
  const stopped: string[] = [];
  cdp.listen(({ method, params }) => {
    if (method === 'Fetch.requestPaused') stopped.push((params['request'] as { url: string }).url);
  });
  const urls = [1, 2, 3].map((number) => `${canary.url}/after-${number}`);
  for (const url of urls) {
    const html = `<p>Text<img src="${url}"><script>document.body.append('SCRIPTRAN')</script>`;
    const pdf = await page.print(html, TIMEOUT_MS);
    expect((await readPdf(pdf)).text).toBe('Text');
    await page.clean();
  }
  await supervisor.stop();
  expect(stopped).toEqual(urls);
});

test('the canary would have noticed', async () => {
  await fetch(`${canary.url}/control`);
  expect(canary.seen).toEqual({ connects: 1, requests: ['/control'] });
});
