import type { SettingName, SettingValues } from './settings.ts';

/** A client of the realm with a service account that may manage its users. */
export interface KeycloakAdminClient {
  clientId: string;
  clientSecret: string;
}

const NEEDED = [
  'IDP_URL',
  'KEYCLOAK_ADMIN_CLIENT_ID',
  'KEYCLOAK_ADMIN_CLIENT_SECRET',
] as const satisfies readonly SettingName[];

/** The variables that a half configuration lacks; `given` are the names that are set. The embedded provider needs none of them. */
export function missingForKeycloakAdmin(given: readonly string[]): SettingName[] {
  if (!given.some((name) => name.startsWith('KEYCLOAK_ADMIN_'))) return [];
  return NEEDED.filter((name) => !given.includes(name));
}

/** The admin client, or undefined when none is configured. */
export function readKeycloakAdmin(values: SettingValues): KeycloakAdminClient | undefined {
  const { KEYCLOAK_ADMIN_CLIENT_ID: clientId, KEYCLOAK_ADMIN_CLIENT_SECRET: clientSecret } = values;
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}
