import type { Identity } from '../session.types.ts';
import type { Provider } from './keeper.types.ts';

/** The addresses of a realm, as keycloak-js makes them. */
export function providerOf({ url, realm, clientId }: Identity, origin: string): Provider {
  const base = new URL(url, origin).href.replace(/\/$/, '');
  const connect = `${base}/realms/${encodeURIComponent(realm)}/protocol/openid-connect`;
  return {
    origin,
    clientId,
    authorise: `${connect}/auth`,
    token: `${connect}/token`,
    logout: `${connect}/logout`,
  };
}

/** Where a session is ended; without its token of identity the provider asks once more. */
export function signOutUrl({ logout, clientId, origin }: Provider, idToken?: string): string {
  const query = new URLSearchParams({
    client_id: clientId,
    post_logout_redirect_uri: origin,
    ...(idToken === undefined ? {} : { id_token_hint: idToken }),
  });
  return `${logout}?${query}`;
}
