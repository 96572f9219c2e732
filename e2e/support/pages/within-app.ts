import { expect, type Page } from '@playwright/test';
import type { Site } from '../site/site.ts';

/** The app says of it that it does not exist, and reads nothing for that. */
const NOWHERE = '/no-such-page';

/**
 * Goes to another screen of the app that the page shows, in the document that is open: a load costs several times as much.
 * Ends once nothing of the screen before is there. Whose load is what it proves takes `page.goto`.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.evaluateHandle(() => document.querySelector('#root main > *'));
  await page.evaluate(step, path);
  await expect
    .poll(() => before.evaluate((one) => one?.isConnected ?? false), 'the screen before is there')
    .toBe(false);
  await before.dispose();
}

/** Runs in the page: a step forward as the app's router counts it, so that it asks before unsaved work is left. */
function step(to: string): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  const state = { idx: idx + 1, key: crypto.randomUUID(), usr: null };
  history.pushState(state, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Leaves the screen that the page shows, if it shows one of the app, for an address that leads nowhere. */
export async function leave(page: Page): Promise<void> {
  const isThere = new URL(page.url()).pathname === NOWHERE;
  if (!isThere && (await isInApp(page))) await goWithin(page, NOWHERE);
}

/** Opens a screen anew that may be shown already: left before, it reads all that it shows again. */
export async function visitAnew(page: Page, site: Pick<Site, 'url'>, path: string): Promise<void> {
  await leave(page);
  await visit(page, site, path);
}

/** Opens a screen: within the app from another of its screens, by a document of its own from anywhere else. */
export async function visit(page: Page, { url }: Pick<Site, 'url'>, path: string): Promise<void> {
  const to = new URL(path, url);
  const from = new URL(page.url());
  const isStep = from.origin === to.origin && from.pathname !== to.pathname;
  if (isStep && (await isInApp(page))) await goWithin(page, path);
  else await page.goto(to.href);
}

/** Whether the page shows a screen of the app, which counts the steps of its visitors: a reload keeps the count, not the screen. */
function isInApp(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { idx } = (history.state ?? {}) as { idx?: unknown };
    return typeof idx === 'number' && document.querySelector('#root main > *') !== null;
  });
}
