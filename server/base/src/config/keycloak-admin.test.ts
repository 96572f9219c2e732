import { expect, test } from '@jest/globals';
import { ConfigError, parseConfig } from './index.ts';

const KEYCLOAK = {
  IDP_URL: 'https://id.example.org',
  KEYCLOAK_ADMIN_CLIENT_ID: 'sastre-admin',
  KEYCLOAK_ADMIN_CLIENT_SECRET: 'very secret',
};
const parse = (env: Record<string, string>) =>
  parseConfig({ env, repository: '/srv/sastre', isRoot: false });

test('an admin client of Keycloak is read, and there is none by default', () => {
  expect(parse(KEYCLOAK).identity.admin).toEqual({
    clientId: 'sastre-admin',
    clientSecret: 'very secret',
  });
  expect(parse({ IDP_URL: KEYCLOAK.IDP_URL }).identity.admin).toBeUndefined();
});

test.each(Object.keys(KEYCLOAK).filter((name) => name !== 'KEYCLOAK_ADMIN_CLIENT_ID'))(
  'a half configuration names what it lacks: %s',
  (missing) => {
    const env: Record<string, string> = { ...KEYCLOAK };
    delete env[missing];
    const attempt = () => parse(env);
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(missing);
    expect(attempt).not.toThrow('very secret');
  },
);
