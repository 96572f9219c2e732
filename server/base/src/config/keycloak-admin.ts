import type { SettingGroup } from './setting-group.rules.ts';
import type { SettingValues } from './settings.ts';

/** A client of the realm with a service account that may manage its users. */
export interface KeycloakAdminClient {
  clientId: string;
  clientSecret: string;
}

/** The embedded provider needs none of them. */
export const KEYCLOAK_ADMIN_GROUP: SettingGroup = {
  name: 'KEYCLOAK_ADMIN',
  needed: ['IDP_URL', 'KEYCLOAK_ADMIN_CLIENT_ID', 'KEYCLOAK_ADMIN_CLIENT_SECRET'],
};

/** The admin client, or undefined when none is configured. */
export function readKeycloakAdmin(values: SettingValues): KeycloakAdminClient | undefined {
  const { KEYCLOAK_ADMIN_CLIENT_ID: clientId, KEYCLOAK_ADMIN_CLIENT_SECRET: clientSecret } = values;
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}
