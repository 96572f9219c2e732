import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { registerAtKeycloak } from '../../keycloak/keycloak.pages.ts';
import { newPerson, type Person } from './people.ts';
import { keepCode } from '../site/first-token.ts';
import type { Site } from '../site/site.ts';

const REGISTRATIONS = '/idp/realms/sastre/protocol/openid-connect/registrations';

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** A new account, signed in, its page at the onboarding. Gives the person. */
export async function newAccount(page: Page, site: Site, person = newPerson()): Promise<Person> {
  await signUp(page, site, person);
  await page.goto(`${site.url}/onboarding`);
  await page.getByRole('heading', { level: 1, name: 'Personal Information' }).waitFor();
  return person;
}

/** The mark that a page of somebody signed in leaves in their browser, for who needs no page: the site answers with the app. */
export async function markSignedIn(page: Page, { url }: Pick<Site, 'url'>): Promise<void> {
  await page.context().addCookies([{ name: 'had-session', value: '1', url }]);
}

/**
 * A new account whose page is signed in and shows nothing yet, for who goes to a screen of their own: the provider's own
 * form, posted past the screens, whose journeys are `welcome`'s. `storedCvs` can call the API at once. Gives the person.
 */
export async function signUp(page: Page, site: Site, person = newPerson()): Promise<Person> {
  if (process.env['ACCOUNTS'] === 'keycloak') {
    await registerAtKeycloak(page, site, person);
    return person;
  }
  const headers = { 'x-forwarded-for': person.address };
  await page.context().setExtraHTTPHeaders(headers);
  const verifier = randomBytes(48).toString('base64url');
  const asked = new URLSearchParams({
    client_id: 'sastre-web',
    redirect_uri: `${site.url}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge_method: 'S256',
    // The app asks for a code of its own: this one is for who calls the API before any page.
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const shown = await page.request.get(`${site.url}${REGISTRATIONS}?${asked}`, { headers });
  const html = await shown.text();
  const action = /<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? '';
  const posted = await page.request.post(new URL(action, shown.url()).href, {
    headers: { ...headers, origin: site.url },
    form: {
      csrf: hidden(html, 'csrf'),
      name: person.name,
      email: person.email,
      password: person.password,
    },
  });
  expect(posted.url(), 'registered').toContain(`${site.url}/?`);
  const code = new URL(posted.url()).searchParams.get('code') ?? '';
  keepCode(page, site, { code, verifier, address: person.address });
  return person;
}
