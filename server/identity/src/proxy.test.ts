import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { identityPlugin } from './plugin.ts';

let postgres: TestDatabases | undefined;
let database: OpenDatabase | undefined;
let app: FastifyInstance;
beforeAll(async () => {
  postgres = await openTestDatabases();
  database = openDatabase(await postgres.createDatabase());
  app = Fastify({ trustProxy: true });
  await app.register(identityPlugin, {
    db: database.db,
    publicUrl: 'https://cv.example',
    realm: 'cv',
    clientId: 'cv-web',
    audience: 'cv-api',
    log: app.log,
  });
}, 120_000);
afterAll(async () => {
  await app?.close();
  await database?.close();
  await postgres?.stop();
});

test('behind a proxy that ends https, cookies are secure and addresses are public', async () => {
  const query = new URLSearchParams({
    client_id: 'cv-web',
    redirect_uri: 'https://cv.example/',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const answer = await app.inject({
    url: `/idp/realms/cv/protocol/openid-connect/auth?${query}`,
    headers: { host: 'internal:8080', accept: 'text/html' },
  });
  expect(answer.statusCode).toBe(303);
  const cookies = answer.cookies.filter((cookie) => !cookie.name.endsWith('.sig'));
  expect(cookies.map((cookie) => cookie.name)).toEqual([
    '__Secure-idp_interaction',
    '__Secure-idp_resume',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax' });
    expect(cookie.path).toMatch(/^\/idp\/realms\/cv\//);
  }
  const header = answer.cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
  const form = await app.inject({
    url: String(answer.headers.location),
    headers: { cookie: header, host: 'internal:8080' },
  });
  expect(form.statusCode).toBe(200);
  // One that came without the prefix may have been set by whoever is on the way.
  const bare = header.replaceAll('__Secure-', '');
  const other = await app.inject({
    url: String(answer.headers.location),
    headers: { cookie: bare, host: 'internal:8080' },
  });
  expect(other.statusCode).toBe(400);
});

test('the routes of the site keep their own body parsers and errors', async () => {
  const site = Fastify();
  await site.register(identityPlugin, {
    db: (database as OpenDatabase).db,
    publicUrl: 'https://cv.example',
    realm: 'cv',
    clientId: 'cv-web',
    audience: 'cv-api',
    log: site.log,
  });
  site.post('/api/echo', async (request) => request.body);
  const answer = await site.inject({ method: 'POST', url: '/api/echo', payload: { a: 1 } });
  expect(answer.json()).toEqual({ a: 1 });
  expect(answer.headers['content-security-policy']).toBeUndefined();
  await site.close();
});
