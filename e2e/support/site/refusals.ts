import type { Browser } from '@playwright/test';

/** What a browser says of something that the policy of a document did not let happen. */
const REFUSED = /Content Security Policy|Trusted(?:HTML|ScriptURL|Script)\b/i;

/** What was refused in the pages of a browser, as their consoles told it. */
export function watchRefusals(browser: Browser): string[] {
  const refusals: string[] = [];
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on('console', (message) => {
      if (REFUSED.test(message.text())) refusals.push(message.text());
    });
    return context;
  };
  return refusals;
}
