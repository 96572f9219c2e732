import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configTable } from '@sastre/base/config';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from '../workspace.ts';

interface Client {
  clientId: string;
  publicClient: boolean;
  redirectUris?: string[];
  webOrigins?: string[];
  attributes?: Record<string, string>;
  protocolMappers?: { protocolMapper: string; config: Record<string, string> }[];
  [flow: string]: unknown;
}
interface Realm {
  realm: string;
  supportedLocales: string[];
  clients: Client[];
  users: { serviceAccountClientId?: string; clientRoles?: Record<string, string[]> }[];
  [setting: string]: unknown;
}

const text = readFileSync(join(ROOT, 'e2e/keycloak/realm-sastre.json'), 'utf8');
const realm = JSON.parse(text) as Realm;
const byDefault = (name: string) => configTable.find((row) => row.name === name)?.default;
const client = (id: string | undefined) => realm.clients.find(({ clientId }) => clientId === id);
const web = client(byDefault('IDP_CLIENT_ID'));

describe('the realm file', () => {
  test('has the names that the server goes by when it is told none', () => {
    expect(realm.realm).toBe(byDefault('IDP_REALM'));
    const [mapper] = web?.protocolMappers ?? [];
    expect(mapper?.protocolMapper).toBe('oidc-audience-mapper');
    expect(mapper?.config).toMatchObject({
      'included.custom.audience': byDefault('IDP_AUDIENCE'),
      'access.token.claim': 'true',
    });
  });

  test('lets the web application in by code and PKCE alone, and back to exact addresses of one origin', () => {
    expect(web).toMatchObject({
      publicClient: true,
      standardFlowEnabled: true,
      implicitFlowEnabled: false,
      directAccessGrantsEnabled: false,
      serviceAccountsEnabled: false,
      redirectUris: ['${SASTRE_ORIGIN}/', '${SASTRE_ORIGIN}/silent-check-sso.html'],
      webOrigins: ['${SASTRE_ORIGIN}'],
    });
    expect(web?.attributes).toEqual({
      'pkce.code.challenge.method': 'S256',
      'backchannel.logout.url': '${SASTRE_ORIGIN}/api/backchannel-logout',
      'backchannel.logout.session.required': 'true',
      'post.logout.redirect.uris': '${SASTRE_ORIGIN}##${SASTRE_ORIGIN}/',
    });
    expect(text).not.toContain('*');
  });

  test('turns refresh tokens over, locks out who guesses, and speaks the three languages', () => {
    expect(realm).toMatchObject({
      revokeRefreshToken: true,
      refreshTokenMaxReuse: 0,
      bruteForceProtected: true,
      internationalizationEnabled: true,
      supportedLocales: ['en', 'es', 'de'],
    });
  });

  test('gives the server an account that manages users and can do no more, and holds no secret', () => {
    expect(client('sastre-admin')).toMatchObject({
      publicClient: false,
      secret: '${SASTRE_ADMIN_SECRET}',
      serviceAccountsEnabled: true,
      standardFlowEnabled: false,
      directAccessGrantsEnabled: false,
    });
    expect(realm.users).toHaveLength(1);
    expect(realm.users[0]).toMatchObject({
      serviceAccountClientId: 'sastre-admin',
      clientRoles: { 'realm-management': ['manage-users'] },
    });
  });
});
