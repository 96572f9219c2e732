import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpointList } from '@sastre/shared-contracts/api';
import { KEYCLOAK_ROUTES, OTHER_ROUTES } from './testing/other-routes.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', SMTP_FROM: 'a@b.example' };
  site = await startTestSite(
    { PAYMENT_TEST_CLOCK: 'true', METRICS_TOKEN: 'metrics-test-token', ...mail },
    undefined,
    undefined,
    true,
  );
});
afterAll(() => site.stop());

const routesOf = ({ routes }: TestSite) =>
  routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => (url === '/idp/*' ? `ANY ${url}` : `${method} ${url}`));

test('each route of the server is a row of the contract or is written down beside it', () => {
  const rows = endpointList
    .filter(({ planned }) => planned !== true)
    .map(({ method, path }) => `${method} /api${path.replace(/\{(\w+)\}/g, ':$1')}`);
  expect([...new Set(routesOf(site))].toSorted()).toEqual(
    [...rows, ...Object.keys(OTHER_ROUTES)].toSorted(),
  );
});

test('with a Keycloak there are those that it calls, and no others', async () => {
  const external = await startTestSite({ IDP_URL: 'https://id.example.org' });
  const own = new Set(routesOf(site));
  const more = routesOf(external).filter((route) => !own.has(route));
  expect(more).toEqual(Object.keys(KEYCLOAK_ROUTES));
  await external.stop();
});

test('a part that is slow to start, as all are on a busy machine, is waited for', () => {
  expect(site.app.initialConfig.pluginTimeout).toBeGreaterThanOrEqual(60_000);
});

const keyed = Object.entries(OTHER_ROUTES).filter(([, guard]) => guard === 'key');

test.each(keyed)('%s is for who has the key', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const user = await site.visitor();
  const keys = [undefined, 'Bearer ', 'Bearer sk_test_guess', `Bearer ${user.token}`, 'Basic c2s6'];
  for (const authorization of keys) {
    const answer = await site.app.inject({
      method: method as 'GET',
      url: path.replace(':id', 'cus_1'),
      headers: authorization === undefined ? {} : { authorization },
    });
    expect([authorization, answer.statusCode]).toEqual([authorization, 401]);
  }
});

test('secret addresses cannot be guessed: an unknown one leads nowhere', async () => {
  const secrets = Object.entries(OTHER_ROUTES).filter(
    ([route, guard]) => guard === 'secret address' && route.includes('/standin/'),
  );
  for (const [route] of secrets) {
    const [method = '', path = ''] = route.split(' ');
    for (const id of ['x', '%00', "' or 1=1", 'a'.repeat(400)]) {
      const url = path.replace(':id', encodeURIComponent(id));
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await site.app.inject({ method: method as 'GET', url, headers });
      expect([route, id, [404, 410].includes(answer.statusCode)]).toEqual([route, id, true]);
    }
  }
});

test('what tests turn is not there for anybody else', async () => {
  const plain = await startTestSite();
  const turned = await plain.app.inject({ method: 'POST', url: '/standin/test_helpers' });
  expect(turned.statusCode).toBe(404);
  await plain.stop();
});
