/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { webcrypto } from 'node:crypto';
import { createChecker, createKeycloak } from './keycloak.ts';
import type { KeycloakLike } from './session.types.ts';

const REALM = { realm: 'sastre', clientId: 'sastre-web' };
const OURS = { ...REALM, url: '/idp' };
const ELSEWHERE = { ...REALM, url: 'https://idp.test' };

beforeEach(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => document.body.replaceChildren());

/** The first document of the provider that a check opens. */
async function firstAsked(keycloak: KeycloakLike): Promise<URL> {
  void keycloak
    .init({
      onLoad: 'check-sso',
      pkceMethod: 'S256',
      checkLoginIframe: false,
      silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
    })
    .catch(() => false);
  const opened = new Promise<void>((resolve) => {
    if (document.querySelector('iframe') !== null) return resolve();
    new MutationObserver(() => resolve()).observe(document.body, { childList: true });
  });
  await opened;
  return new URL(document.querySelector('iframe')?.src ?? '');
}

test('a provider of this site is asked at once', async () => {
  const { origin, pathname, searchParams } = await firstAsked(createChecker(OURS));
  expect([origin, pathname]).toEqual([
    location.origin,
    '/idp/realms/sastre/protocol/openid-connect/auth',
  ]);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'sastre-web',
    prompt: 'none',
    code_challenge_method: 'S256',
    redirect_uri: `${location.origin}/silent-check-sso.html`,
  });
});

test('of a provider elsewhere it is found out first whether its cookies come along', async () => {
  const { href } = await firstAsked(createChecker(ELSEWHERE));
  expect(href).toBe('https://idp.test/realms/sastre/protocol/openid-connect/3p-cookies/step1.html');
});

test('who signs in has the provider’s own page for a registration', async () => {
  const keycloak = createKeycloak(OURS) as KeycloakLike & { endpoints: { register(): string } };
  await keycloak.init({ checkLoginIframe: false });
  expect(keycloak.endpoints.register()).toBe(
    `${location.origin}/idp/realms/sastre/protocol/openid-connect/registrations`,
  );
});
