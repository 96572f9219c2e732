import { createHash, randomBytes } from 'node:crypto';
import type { Browser, Page } from './browser.ts';
import { CLIENT_ID, type TemporarySite } from './temporary-site.ts';

/** The token endpoint's answer, good or bad. */
export interface TokenAnswer {
  status: number;
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  error?: string;
}

/** The people of the tests. */
export const PASSWORD = 'correct horse';

/** An authorization request as keycloak-js makes it; undefined parameters are left out. */
export function authorizationRequest(
  site: TemporarySite,
  changes: Record<string, string | undefined> = {},
  endpoint = 'auth',
) {
  const verifier = randomBytes(48).toString('base64url');
  const query = new URLSearchParams();
  const parameters: Record<string, string | undefined> = {
    client_id: CLIENT_ID,
    redirect_uri: `${site.origin}/`,
    state: 'state-1',
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return { url: `${site.issuer}/protocol/openid-connect/${endpoint}?${query}`, verifier };
}

/** Whether an address is one that the provider returns to. */
export function isCallback(site: TemporarySite): (url: string) => boolean {
  return (url) =>
    url.startsWith(`${site.origin}/#`) || url.startsWith(`${site.origin}/silent-check-sso.html#`);
}

/** What came back in the fragment. */
export function callbackParameters(url: string): URLSearchParams {
  return new URLSearchParams(new URL(url).hash.slice(1));
}

async function post(site: TemporarySite, body: Record<string, string>): Promise<TokenAnswer> {
  const answer = await fetch(`${site.issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { origin: site.origin, accept: '*/*' },
    body: new URLSearchParams({ client_id: CLIENT_ID, ...body }),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<TokenAnswer, 'status'>) };
}

/** Redeems a code. */
export function redeem(site: TemporarySite, code: string, verifier: string) {
  return post(site, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${site.origin}/`,
    code_verifier: verifier,
  });
}

/** Uses a refresh token. */
export function refresh(site: TemporarySite, refreshToken: string) {
  return post(site, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** Follows an accepted form to the site and redeems the code. */
export async function finishSignIn(
  site: TemporarySite,
  browser: Browser,
  accepted: Page,
  verifier: string,
): Promise<TokenAnswer> {
  const location = accepted.headers.get('location');
  if (!location) throw new Error(`Not accepted: ${accepted.status} ${accepted.text}`);
  const arrived = await browser.visit(location, isCallback(site));
  return redeem(site, callbackParameters(arrived.url).get('code') ?? '', verifier);
}

/** Registers an account and signs it in. */
export async function register(
  site: TemporarySite,
  browser: Browser,
  email: string,
  name = 'Ana María',
): Promise<TokenAnswer> {
  const { url, verifier } = authorizationRequest(site, {}, 'registrations');
  const form = await browser.visit(url);
  const accepted = await browser.submit(form, {
    name,
    email,
    password: PASSWORD,
  });
  return finishSignIn(site, browser, accepted, verifier);
}
