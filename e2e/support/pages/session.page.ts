import type { Locator, Page } from '@playwright/test';
import type { Person } from '../people/people.ts';

/** Fills in the provider's sign-in form: the embedded one's, or Keycloak's. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  if (process.env['ACCOUNTS'] === 'keycloak') {
    await page.locator('#username').fill(email);
    await page.locator('#password').fill(password);
    return page.getByRole('button', { name: 'Sign In' }).click();
  }
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What the provider's form says to a wrong email or password, in English: the embedded one's sentence, or Keycloak's. */
export function refusal(page: Page): Locator {
  return process.env['ACCOUNTS'] === 'keycloak'
    ? page.getByText('Invalid username or password.')
    : page.getByRole('alert').filter({ hasText: 'Wrong email or password.' });
}

/** Opens an address and waits for `ready`; signs in on the way where the browser's session did not outlive it. */
export async function openSignedIn(
  page: Page,
  url: string,
  person: Person,
  ready: Locator,
): Promise<void> {
  await page.goto(url);
  const welcome = page.getByRole('button', { name: 'Sign In', exact: true }).first();
  await ready.or(welcome).first().waitFor();
  if (await ready.isVisible()) return;
  await welcome.click();
  const form = page.getByRole('textbox', { name: 'Password', exact: true });
  await ready.or(form).first().waitFor();
  if (await form.isVisible()) await signIn(page, person);
  await ready.waitFor();
}
