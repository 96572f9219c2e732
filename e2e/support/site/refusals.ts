import type { Browser } from '@playwright/test';
import { prepareEachContext } from './each-context.ts';

/** What a browser says of something that the policy of a document did not let happen. */
const REFUSED = /Content Security Policy|Trusted(?:HTML|ScriptURL|Script)\b/i;

/** What was refused in the pages of a browser, as their consoles told it. */
export function watchRefusals(browser: Browser): string[] {
  const refusals: string[] = [];
  prepareEachContext(browser, (context) => {
    context.on('console', (message) => {
      if (REFUSED.test(message.text())) refusals.push(message.text());
    });
  });
  return refusals;
}
