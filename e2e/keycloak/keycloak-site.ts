import { test as base } from '@playwright/test';
import { startSite, type Site } from '../support/site/site.ts';

const given = (name: string) => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: npm run e2e:keycloak sets it`);
  return value;
};

/** The realm that the server is told of by its defaults, as a client with a service account sees it. */
export interface Realm {
  /** Where its pages and tokens are; the issuer. */
  url: string;
  /** How many users have this address. */
  usersWith: (email: string) => Promise<number>;
  /** A token of the service account: of this realm, but not of the web application. */
  serviceToken: () => Promise<string>;
}

/** `site`: the product told by nothing but its environment that identities are at a Keycloak; `realm`: that Keycloak's. */
export const test = base.extend<object, { site: Site; realm: Realm }>({
  site: [
    async ({ browserName: _browser }, use) => {
      const origin = given('E2E_SITE');
      const site = await startSite({
        PORT: new URL(origin).port,
        PUBLIC_URL: origin,
        IDP_URL: given('E2E_KEYCLOAK'),
        KEYCLOAK_ADMIN_CLIENT_ID: 'sastre-admin',
        KEYCLOAK_ADMIN_CLIENT_SECRET: given('E2E_KEYCLOAK_SECRET'),
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  realm: [
    async ({ browserName: _browser }, use) => {
      await use(realmOf(given('E2E_KEYCLOAK'), given('E2E_KEYCLOAK_SECRET')));
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';

function realmOf(keycloak: string, secret: string): Realm {
  const url = `${keycloak}/realms/sastre`;
  const read = async (answer: Response): Promise<unknown> => {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const serviceToken = async () => {
    const grant = { grant_type: 'client_credentials', client_id: 'sastre-admin' };
    const body = new URLSearchParams({ ...grant, client_secret: secret });
    const answer = await fetch(`${url}/protocol/openid-connect/token`, { method: 'POST', body });
    return ((await read(answer)) as { access_token: string }).access_token;
  };
  return {
    url,
    serviceToken,
    async usersWith(email) {
      const search = new URLSearchParams({ email, exact: 'true' });
      const answer = await fetch(`${keycloak}/admin/realms/sastre/users?${search}`, {
        headers: { authorization: `Bearer ${await serviceToken()}` },
      });
      return ((await read(answer)) as unknown[]).length;
    },
  };
}
