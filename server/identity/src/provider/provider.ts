import {
  Provider,
  type AdapterFactory,
  type ClientMetadata,
  type Configuration,
  type CookiesSetOptions,
  type JWKS,
} from 'oidc-provider';
import type { FinishPage } from '@sastre/base/hosted-pages';
import { cookieName, type IdentityPaths } from '../site/paths.ts';
import { ACCESS_TOKEN_SECONDS, SESSION_SECONDS } from '../site/session-times.ts';
import { hashed } from '../account/hash.ts';
import type { SignedIn } from '../store/signed-in.ts';
import type { Users } from '../store/users.ts';
import { profileClaims } from './claims.ts';
import { grantWithoutConsent, GRANTED_SCOPE } from './first-party-grant.ts';
import { loginPolicy } from './login-policy.ts';
import { renderLogout, renderSignedOut } from './logout-source.ts';
import { makeRefreshTokensDecodable } from './refresh-token.ts';
import { renderProviderError } from './render-error.ts';
import { noteSessions } from './note-sessions.ts';
import { mirrorSessionInCookie } from './session-cookie.ts';

const INTERACTION_SECONDS = 1800;
const CODE_SECONDS = 60;

/** The client behind the page that changes the password: it only ever signs in, its codes are never redeemed. */
export const ACCOUNT_CLIENT = 'account-console';

/** What the provider is made of. `audience` is the `aud` of access tokens. */
export interface ProviderParts {
  paths: IdentityPaths;
  clientId: string;
  audience: string;
  adapter: AdapterFactory;
  users: Users;
  signedIn: Pick<SignedIn, 'note'>;
  /** Told of what went wrong beside an answer. */
  onError: (error: unknown) => void;
  jwks: JWKS;
  cookieKeys: string[];
  /** Makes the pages whole that it shows itself. */
  finish: FinishPage;
}

function clients({ paths, clientId }: ProviderParts): ClientMetadata[] {
  const { origin } = paths;
  return [
    {
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      application_type: 'web',
      redirect_uris: [`${origin}/`, `${origin}/silent-check-sso.html`],
      // keycloak-js sends location.origin, without the slash.
      post_logout_redirect_uris: [origin, `${origin}/`],
    },
    {
      client_id: ACCOUNT_CLIENT,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: [paths.issuer + paths.account],
    },
  ];
}

function features(
  { audience, finish }: ProviderParts,
  resource: string,
): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => renderLogout(ctx, form, finish),
      postLogoutSuccessSource: (ctx) => renderSignedOut(ctx, finish),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        audience,
        scope: GRANTED_SCOPE,
        accessTokenFormat: 'jwt',
        accessTokenTTL: ACCESS_TOKEN_SECONDS,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  };
}

function configuration(parts: ProviderParts): Configuration {
  const { paths, users } = parts;
  const { protocol } = paths;
  const resource = `urn:${parts.audience}`;
  const cookie: CookiesSetOptions = {
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: paths.secure,
  };
  return {
    adapter: parts.adapter,
    jwks: parts.jwks,
    clients: clients(parts),
    features: features(parts, resource),
    routes: {
      authorization: `${protocol}/auth`,
      token: `${protocol}/token`,
      jwks: `${protocol}/certs`,
      userinfo: `${protocol}/userinfo`,
      end_session: `${protocol}/logout`,
      revocation: `${protocol}/revoke`,
    },
    cookies: {
      names: {
        session: cookieName(paths, 'idp_session'),
        interaction: cookieName(paths, 'idp_interaction'),
        resume: cookieName(paths, 'idp_resume'),
      },
      keys: parts.cookieKeys,
      long: { ...cookie, path: `${paths.realm}/` },
      short: cookie,
    },
    scopes: ['openid', 'profile', 'email'],
    // Keycloak's default scopes bring the profile with `openid` alone, and keycloak-js asks for no more.
    claims: {
      openid: ['sub', 'name', 'preferred_username', 'locale', 'email', 'email_verified'],
      profile: ['name', 'preferred_username', 'locale'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    extraParams: ['kc_register'],
    discovery: {
      check_session_iframe: `${paths.issuer}${protocol}/login-status-iframe.html`,
      ui_locales_supported: ['en', 'es', 'de'],
    },
    interactions: {
      policy: loginPolicy(users),
      url: (_ctx, interaction) => `${paths.realm}/interaction/${interaction.uid}`,
    },
    loadExistingGrant: (ctx) => grantWithoutConsent(ctx, resource),
    async findAccount(_ctx, sub) {
      const user = await users.byId(sub);
      return user && { accountId: sub, claims: () => ({ sub, ...profileClaims(user) }) };
    },
    async extraTokenClaims(_ctx, token) {
      if (token.kind !== 'AccessToken') return undefined;
      const user = await users.byId(token.accountId);
      return {
        azp: token.clientId,
        typ: 'Bearer',
        sid: token.sessionUid,
        ...(token.grantId === undefined ? {} : { gid: hashed(token.grantId) }),
        ...(user ? profileClaims(user) : {}),
      };
    },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      IdToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      RefreshToken: SESSION_SECONDS,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
      Interaction: INTERACTION_SECONDS,
    },
    clientBasedCORS: (_ctx, origin) => origin === paths.origin,
    renderError: (ctx, out) => renderProviderError(ctx, out, parts.finish),
  };
}

/** The OpenID provider at Keycloak's paths, adapted to what keycloak-js needs. It is a Koa application. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.paths.issuer, configuration(parts));
  // The mount replaces every forwarded header by the public URL's values, so what is "trusted" is our own.
  provider.proxy = true;
  makeRefreshTokensDecodable(provider);
  mirrorSessionInCookie(provider, parts.paths);
  noteSessions(provider, parts.signedIn, parts.onError);
  return provider;
}
