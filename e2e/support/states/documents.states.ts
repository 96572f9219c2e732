import { expect } from '@playwright/test';
import type { Language } from '@sastre/shared-contracts/api';
import { defineStates, type Stage, type State } from './stage.ts';

/** A document without scripts, in the language that its link asks for. */
function document(path: string, status: number): State {
  const open = async ({ page, site }: Stage, language: Language) => {
    const answer = await page.goto(`${site.url}${path}?lang=${language}`);
    expect(answer?.status()).toBe(status);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  return { who: 'visitor', route: path, speak: open, bring: (stage) => open(stage, 'en') };
}

/** What the server sends beside the app: pages about who runs the site, and of addresses that lead nowhere. */
export const documentStates = defineStates({
  'documents.missing': document('/no-such-page', 404),
  'documents.privacy': document('/privacy', 200),
  'documents.imprint': document('/imprint', 200),
  'documents.terms': document('/terms', 200),
});
