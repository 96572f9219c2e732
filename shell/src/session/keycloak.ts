import Keycloak from 'keycloak-js';
import { providerOf } from './keeper/provider.ts';
import type { Identity, KeycloakLike } from './session.types.ts';

/** What somebody signs in or registers with: it leads to the provider's pages. */
export function createKeycloak({ url, realm, clientId }: Identity): KeycloakLike {
  return new Keycloak({ url: new URL(url, window.location.origin).href, realm, clientId });
}

/**
 * What the silent check is made with. Whether another site's cookies come along keycloak-js tries in two documents of the
 * provider, before each check; where the provider is of this site, they always do.
 */
export function createChecker(identity: Identity): KeycloakLike {
  const { authorise, token, logout, clientId } = providerOf(identity, window.location.origin);
  if (new URL(authorise).origin !== window.location.origin) return createKeycloak(identity);
  const oidcProvider = {
    authorization_endpoint: authorise,
    token_endpoint: token,
    end_session_endpoint: logout,
  };
  return new Keycloak({ clientId, oidcProvider });
}
