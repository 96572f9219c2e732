import type { Browser, BrowserContext } from '@playwright/test';

/** Prepares every context that a browser opens from now on, before anybody has it. */
export function prepareEachContext(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<unknown> | void,
): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await prepare(context);
    return context;
  };
}
