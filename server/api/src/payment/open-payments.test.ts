import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigError, parseConfig } from '@sastre/base/config';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { createLog } from '@sastre/base/log';
import { NO_SITE } from '@sastre/base/site';
import { createPlanCatalog } from '../plans/index.ts';
import { openPayments } from './open-payments.ts';
import { createStripe } from './stripe-client.ts';

let postgres: TestDatabases;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await openTestDatabases();
  database = openDatabase(await postgres.createDatabase());
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const open = async (env: Record<string, string>) =>
  openPayments({
    config: parseConfig({ env, repository: '/srv/sastre', isRoot: false }),
    db: database.db,
    log: createLog('silent'),
    clock: Date.now,
    plans: createPlanCatalog(),
    site: NO_SITE,
  });

describe('the stand-in', () => {
  test.each([[{ NODE_ENV: 'production' }], [{ PUBLIC_URL: 'https://cv.example.org' }]])(
    'is refused in production, with what to set: %j',
    async (env) => {
      const refusal = open(env);
      await expect(refusal).rejects.toThrow(ConfigError);
      await expect(refusal).rejects.toThrow(/STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET/);
    },
  );

  test('is absent with keys, and its pages with it', async () => {
    const paying = await open({ ...keys, NODE_ENV: 'production' });
    expect(paying.standIn).toBeUndefined();
    expect(paying.standInRoutes).toBeUndefined();
    expect(paying.payments.publishableKey).toEqual({ pk: 'pk_test_1' });
    await paying.stop();
  });

  test('keeps its keys over a restart, and gives a script', async () => {
    const [one, other] = [await open({}), await open({})];
    expect(one.standIn?.keys).toEqual(other.standIn?.keys);
    const { pk, scriptUrl } = one.payments.publishableKey;
    expect([pk.slice(0, 8), scriptUrl]).toEqual(['pk_test_', '/standin/v1/stripe.js']);
    await Promise.all([one.stop(), other.stop()]);
  });
});

test('the SDK puts the path of another API before every path of its own', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.end('{"id":"cus_1","object":"customer"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/standin/`;
  await createStripe({ secretKey: 'sk_test_1', apiBase }).customers.retrieve('cus_1');
  expect(seen).toEqual(['GET /standin/v1/customers/cus_1 Bearer sk_test_1']);
  server.closeAllConnections();
  server.close();
});
