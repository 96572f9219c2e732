import { expect, type Page } from '@playwright/test';
import type { Language } from '@sastre/shared-contracts/api';
import { chooseLanguage, defineStates, type Stage, type State } from './stage.ts';

/** A purchase in a language, up to the provider's page. */
async function buyIn({ page, site }: Stage, language: Language): Promise<void> {
  await page.goto(`${site.url}/plans`);
  await chooseLanguage(page, language);
  await page.goto(`${site.url}/checkout?planId=starter`);
  await page.getByRole('main').getByRole('button').click();
  await page.waitForURL('**/standin/checkout/*');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Pays with what is typed in: the answer is the same page with what is wrong. */
async function post(page: Page, number: string): Promise<void> {
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill(`12/${new Date().getFullYear() + 3}`);
  await page.locator('#cvc').fill('123');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeVisible();
}

function checkout(then: (page: Page) => Promise<void> = async () => undefined): State {
  const bring = async (stage: Stage, language: Language) => {
    await buyIn(stage, language);
    await then(stage.page);
  };
  // The language is the purchase's own: another one takes another purchase.
  const speak = async (stage: Stage, language: Language) => {
    if ((await stage.page.locator('html').getAttribute('lang')) !== language)
      await bring(stage, language);
  };
  return {
    who: 'member',
    route: '/standin/checkout/{id}',
    speak,
    bring: (stage) => bring(stage, 'en'),
  };
}

/** The pages of the payment provider's stand-in. */
export const providerStates = defineStates({
  'provider.checkout': checkout(),
  'provider.declined': checkout(async (page) => {
    await page.locator('#name').fill('Daniel Reyes');
    await post(page, '4000000000000002');
  }),
  'provider.corrections': checkout((page) => post(page, '4242424242424241')),
});
