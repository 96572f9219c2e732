import type { Browser, Page } from '@playwright/test';
import { startEventSink } from '../../support/site/event-sink.ts';
import { onboardShortly } from '../../support/people/member.ts';
import { newPerson } from '../../support/people/people.ts';
import { NO_PDFS, startSite, type Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';
import { register } from '../../support/pages/welcome.pages.ts';

/** Registers, goes through the onboarding, and meets a failure; gives the hosts that the page turned to. */
async function live(page: Page, site: Site): Promise<Set<string>> {
  const hosts = new Set<string>();
  page.on('request', (request) => void hosts.add(new URL(request.url()).host));
  const person = newPerson('Ana Sol');
  await register(page, site, person);
  await onboardShortly(page, person);
  await page.goto(`${site.url}/export-pdf?cvId=11111111-2222-4333-8444-555555555555`);
  await expect(page.getByText('Unable to load this CV')).toBeVisible();
  return hosts;
}

const newContext = async (browser: Browser) => (await browser.newContext()).newPage();

test('with a key the events of the product go to PostHog, and nothing of the person @local', async ({
  browser,
}) => {
  const sink = await startEventSink();
  const site = await startSite({ ...NO_PDFS, POSTHOG_KEY: 'phc_e2e', POSTHOG_HOST: sink.url });
  const page = await newContext(browser);
  await live(page, site);
  await expect.poll(() => sink.events.map(({ event }) => event)).toContain('api_error');
  expect(sink.events.map(({ event }) => event)).toEqual([
    'onboarding_started',
    'onboarding_completed',
    'api_error',
  ]);
  const [, completed, failed] = sink.events;
  expect(completed?.properties).toMatchObject({ step: 4 });
  const failure = { endpoint: '/user/me/cv/{id}', status: 404, message: 'Not found' };
  expect(failed?.properties).toMatchObject(failure);
  expect(JSON.stringify(sink.events)).not.toMatch(/Ana|Sol|@|11111111|localhost|export-pdf/);
  expect(new Set(sink.paths)).toEqual(new Set(['/batch/']));
  expect(sink.cookies).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage).concat(document.cookie));
  expect(kept.join(' ')).not.toMatch(/ph_|posthog/i);

  const shy = await newContext(browser);
  await shy.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
  });
  const before = sink.events.length;
  expect(await live(shy, site)).toEqual(new Set([new URL(site.url).host]));
  expect(sink.events).toHaveLength(before);
  await site.stop();
  await sink.stop();
});

test('without a key the page turns to nobody but its own site', async ({ page, site }) => {
  const hosts = await live(page, site);
  expect(hosts).toEqual(new Set([new URL(site.url).host]));
});
