import { test as base } from '@playwright/test';
import { startSite, type Site } from './site.ts';

/** `site`: one running product for all journeys of a worker; each journey registers users of its own. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _browser }, use) => {
      // The log says when a Chromium for PDFs is started.
      const site = await startSite({
        TAILORING_PAUSE_MS: '400',
        LOG_LEVEL: 'info',
        PAYMENT_TEST_CLOCK: 'true',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
export { expect } from '@playwright/test';
