import { expect } from '@playwright/test';
import type { Language } from '@sastre/shared-contracts/api';
import { defineStates, type Stage, type State } from './stage.ts';

/** Asks the embedded provider as keycloak-js does; `registrations` leads to the form of a new account. */
async function ask({ page, site }: Stage, path: 'auth' | 'registrations', language: Language) {
  const query = new URLSearchParams({
    client_id: 'sastre-web',
    redirect_uri: `${site.url}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    ui_locales: language,
  });
  await page.goto(`${site.url}/idp/realms/sastre/protocol/openid-connect/${path}?${query}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Posts the form as it stands: the answer is the same page with an error, which has the focus. */
async function post({ page }: Stage): Promise<void> {
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeFocused();
}

function page(path: 'auth' | 'registrations', then?: (stage: Stage) => Promise<void>): State {
  const open = async (stage: Stage, language: Language) => {
    await ask(stage, path, language);
    await then?.(stage);
  };
  return { who: 'visitor', route: '/', speak: open, bring: (stage) => open(stage, 'en') };
}

/** The pages of the embedded identity provider that a visitor meets where there is no mail. */
export const identityStates = defineStates({
  'identity.sign-in': page('auth'),
  'identity.sign-in-refused': page('auth', post),
  'identity.forgot': page('auth', async ({ page: at }) => {
    await at.locator('a[href*=forgot-password]').click();
    await expect(at.getByRole('heading', { level: 1 })).toBeVisible();
  }),
  'identity.register': page('registrations'),
  'identity.register-refused': page('registrations', post),
  'identity.password-shown': page('registrations', async (stage) => {
    const field = stage.page.locator('#password');
    await field.fill('correct horse');
    await stage.page.locator('button[aria-controls=password]').click();
    await expect(field).toHaveAttribute('type', 'text');
  }),
});
