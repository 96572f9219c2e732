import Keycloak from 'keycloak-js';
import type { Identity, KeycloakLike } from './session.types.ts';

export function createKeycloak({ url, realm, clientId }: Identity): KeycloakLike {
  return new Keycloak({ url: new URL(url, window.location.origin).href, realm, clientId });
}
