import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Person } from '../people/people.ts';
import type { Site } from '../site/site.ts';

const SIGNING_IN = '/idp/realms/sastre/account/account-security/signing-in';

/** Opens the page "Signing in" of whoever is signed in. */
export async function openSigningIn(page: Page, site: Pick<Site, 'url'>): Promise<void> {
  await page.goto(`${site.url}${SIGNING_IN}`);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
}

/** The code that an authenticator app shows now, or `steps` of 30 seconds later. */
export function appCode(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Sets an authenticator app up, to the page of recovery codes; answers its secret. `look` is called where it is shown. */
export async function setUpApp(
  page: Page,
  { password }: Person,
  look: () => Promise<void>,
): Promise<string> {
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('textbox', { name: 'Current password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await look();
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Code from the app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  return secret;
}

/** Gives a page a device that keeps passkeys and knows its owner. */
export async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const kind = { protocol: 'ctap2', transport: 'internal' } as const;
  const able = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  const options = { ...kind, ...able, automaticPresenceSimulation: true };
  await client.send('WebAuthn.addVirtualAuthenticator', { options });
}

/** The device waits for a button: else it signs in as soon as the browser offers its passkey in a field. */
export async function withoutOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}
