import type { Page } from '@playwright/test';
import type { Person } from '../people/people.ts';
import type { Site } from '../site/site.ts';

/** From the welcome page to a new account, signed in. */
export async function register(page: Page, site: Site, person: Person): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': person.address });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('button', { name: /create account/i }).click();
  // Signed in means that the app's own navigation is over: a new person is sent to the onboarding.
  await page.waitForURL('**/onboarding');
  await page.getByRole('heading', { level: 1, name: 'Personal Information' }).waitFor();
}
