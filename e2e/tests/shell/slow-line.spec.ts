// A first visit of each area on a line of 120 kbit/s, on which the larger ones take longer in all than nothing may come. Waits
// for minutes, so it runs with SOAK alone; every day faults.spec.ts has one area come slice by slice.
import type { Page } from '@playwright/test';
import { newPage } from '../../support/people/member.ts';
import { AREAS, NOT_LOADED, type Area } from '../../support/site/area-pages.ts';
import { expect, test } from '../../support/site/test.ts';

/** Bytes in a second, and milliseconds until an answer begins. */
const LINE = { downloadThroughput: 15_000, uploadThroughput: 15_000, latency: 150 };
const LONGEST_MS = 150_000;

test.skip(!process.env['SOAK'], 'waits for minutes: npm run soak');

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
}

/** What is said even for a moment, by whichever document. */
async function noteFailures(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('tellFailure', (text: string) => said.push(text));
  await page.addInitScript((failure) => {
    const { tellFailure } = window as unknown as { tellFailure: (text: string) => void };
    new MutationObserver(() => {
      if (document.body?.textContent.includes(failure)) tellFailure(failure);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, NOT_LOADED);
  return said;
}

for (const area of Object.keys(AREAS) as Area[]) {
  test(`${area} arrives on a line of 120 kbit/s`, async ({ browser, site, member }) => {
    test.setTimeout(LONGEST_MS + 30_000);
    const page = await newPage(browser, member.session);
    // Else the document asks ahead for the area's files, and they come while the shell does.
    await page.context().clearCookies({ name: 'had-session' });
    const said = await noteFailures(page);
    await slowDown(page);
    const entry = page.waitForResponse(/\/remoteEntry\.js$/, { timeout: LONGEST_MS });
    const started = Date.now();
    await page.goto(site.url + AREAS[area], { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: LONGEST_MS });
    test
      .info()
      .annotations.push({ type: 'seconds', description: `${(Date.now() - started) / 1_000}` });
    expect(said).toEqual([]);
    expect((await entry).url()).toContain(`/mfe/${area}/`);
    await page.context().close();
  });
}
