import type { Browser } from '@playwright/test';
import { prepareEachContext } from './each-context.ts';

/** The same browser, in whose tabs the remote of `E2E_OVERRIDE` (`mfe_x@URL`) stands in for the one that is live. */
export function withOverride(browser: Browser): Browser {
  const override = process.env['E2E_OVERRIDE'];
  if (override === undefined) return browser;
  prepareEachContext(browser, (context) =>
    context.addInitScript((kept) => {
      // A frame of another document may have no storage.
      try {
        sessionStorage.setItem('sastre.overrides', JSON.stringify([kept]));
      } catch {
        return;
      }
    }, override),
  );
  return browser;
}
