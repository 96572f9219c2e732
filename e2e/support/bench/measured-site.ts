import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { startSite, type Site } from '../site/site.ts';
import { storedCvs, type StoredCvs } from '../documents/stored-cv.ts';
import { newAccount } from '../people/new-account.ts';

/** A signed-in person on a running product, to be measured. */
export interface Measurable {
  page: Page;
  site: Site;
  stored: StoredCvs;
}

/** The browser that everything is measured in. */
export function openBrowser(): Promise<Browser> {
  const libraries = process.env['E2E_CHROMIUM_LIBRARIES'];
  return chromium.launch({
    executablePath: process.env['E2E_CHROMIUM'],
    env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
  });
}

/** Starts product and browser, signs somebody in, and ends both whatever the measuring did. */
export async function withMeasuredSite(measure: (all: Measurable) => Promise<void>): Promise<void> {
  const site = await startSite();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    // Leaving with what was typed asks; the browser may be closed before the answer arrives.
    page.on('dialog', (question) => void question.accept().catch(() => undefined));
    const stored = storedCvs(page, site);
    await newAccount(page, site);
    await measure({ page, site, stored });
  } finally {
    await browser.close();
    await site.stop();
  }
}

const slowing = new WeakMap<Page, Promise<CDPSession>>();

/** Slows the page's processor by a factor, 1 for not at all; always by one session, for what another one slowed stays slow. */
export async function slow(page: Page, rate: number): Promise<void> {
  const session = slowing.get(page) ?? page.context().newCDPSession(page);
  slowing.set(page, session);
  await (await session).send('Emulation.setCPUThrottlingRate', { rate });
}
