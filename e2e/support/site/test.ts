import { expect, test as base, type Page } from '@playwright/test';
import { createCast, type Cast } from '../people/cast.ts';
import { createMember, newPage, type Member } from '../people/member.ts';
import { withOverride } from './overridden.ts';
import { watchRefusals } from './refusals.ts';
import { runningSite } from './running-site.ts';
import { startSite, type Site } from './site.ts';

/**
 * What journeys stand on, made when the first of a worker asks for it. All of it is in one place, since a worker ends where
 * the next journey could ask for other things than those before it, and its site and browser with it.
 *
 * - `site`: one running product; each journey registers users of its own.
 * - `cast`: three people; a test that changes what belongs to one leaves it as it was read.
 * - `member`: somebody with a CV; `memberPage` starts where they are signed in, by cookie alone.
 * - `refusals`: what a page's policy refused so far; no journey ends with one that it has not taken out.
 */
export const test = base.extend<
  { memberPage: Page; noRefusal: void },
  { site: Site; cast: Cast; member: Member; refusals: string[] }
>({
  // A remote that stands in for another does so in every page, whoever opens it.
  browser: [async ({ browser }, use) => use(withOverride(browser)), { scope: 'worker' }],
  refusals: [
    async ({ browser }, use) => use(watchRefusals(browser)),
    { scope: 'worker', auto: true },
  ],
  noRefusal: [
    async ({ refusals }, use) => {
      await use();
      expect(refusals.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
  site: [
    async ({ browserName: _browser }, use) => {
      const running = process.env['BASE_URL'];
      if (running !== undefined) return use(runningSite(running));
      // The log says when a Chromium for PDFs is started.
      const site = await startSite({
        TAILORING_PAUSE_MS: '400',
        LOG_LEVEL: 'info',
        PAYMENT_TEST_CLOCK: 'true',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  cast: [
    async ({ browser, site }, use) => use(await createCast(browser, site)),
    { scope: 'worker', timeout: 240_000 },
  ],
  member: [
    async ({ browser, site }, use) => use(await createMember(browser, site)),
    { scope: 'worker' },
  ],
  memberPage: async ({ browser, member }, use) => {
    const page = await newPage(browser, member.session);
    await use(page);
    await page.context().close();
  },
});
export { expect };
