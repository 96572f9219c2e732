import type { Page } from '@playwright/test';
import type { Person } from '../support/people/people.ts';
import type { Site } from '../support/site/site.ts';

/** From the welcome page by Keycloak's own registration to the onboarding, signed in. */
export async function registerAtKeycloak(page: Page, site: Site, person: Person): Promise<void> {
  const [first = '', last = ''] = person.name.split(' ');
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await page.locator('#firstName').fill(first);
  await page.locator('#lastName').fill(last);
  await page.locator('#email').fill(person.email);
  await page.locator('#password').fill(person.password);
  await page.locator('#password-confirm').fill(person.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(`${site.url}/onboarding`);
  await page.getByRole('heading', { level: 1, name: 'Personal Information' }).waitFor();
}

/** Opens a page signed out and goes through Keycloak's sign-in form. */
export async function signInAtKeycloak(page: Page, url: string, person: Person): Promise<void> {
  await page.goto(url);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.locator('#username').fill(person.email);
  await page.locator('#password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** In Keycloak's account console, at "Signing in". */
export async function changePasswordAtKeycloak(tab: Page, password: string): Promise<void> {
  await tab.getByRole('button', { name: 'Update' }).click();
  await tab.locator('#password-new').fill(password);
  await tab.locator('#password-confirm').fill(password);
  await tab.getByRole('button', { name: 'Submit' }).click();
}
