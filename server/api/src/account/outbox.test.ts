import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { hook, until } from '@sastre/shared-testing/node';
import { isSubjectDenied } from '@sastre/db/users';
import { createLog } from '@sastre/base/log';
import { pictureKey } from '../pictures/picture-key.ts';
import { createPictures } from '../pictures/pictures.ts';
import { deleteAccount, resetAccount } from './delete-account.ts';
import { createOutbox } from './outbox.ts';
import { keycloakUserDeletion } from './keycloak-admin.ts';
import { pauseAfter } from './run-outbox-entry.ts';
import { openAccountHarness, type AccountHarness } from './testing/account-harness.ts';

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;
const ROUNDS = isSoak ? 20 : 1;
jest.setTimeout(ROUNDS * 120_000);

/** Where a deletion is killed, in the order in which it gets there. Every day those where a step was done and not yet noted. */
const DELETION = isSoak
  ? [
      'transaction',
      'committed',
      'jobs-after',
      'payment-before',
      'payment-after',
      'token',
      'identity-before',
      'identity-after',
      'files-before',
      'files-after',
    ]
  : ['committed', 'identity-after', 'files-after'];
const RESET = isSoak
  ? ['transaction', 'committed', 'jobs-after', 'files-before', 'files-after']
  : ['committed'];

let harness: AccountHarness;
const open = async () => (harness = await openAccountHarness());
beforeAll(...hook(async (waitFor) => waitFor('database, pictures and queue', open())));
afterEach(() => {
  harness.world.release();
  harness.world.away.clear();
});
afterAll(...hook(async (waitFor) => waitFor('the end of the harness', harness.end())));

/** Takes a lock that the process will wait for; resolves when it waits. The result gives it back. */
async function obstruct(query: string, sub: string) {
  const client = await harness.pool.connect();
  await client.query('begin');
  await client.query(query, [sub]);
  const reached = until(async () => {
    const { rowCount } = await harness.pool.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return (rowCount ?? 0) > 0;
  }, 60_000);
  const release = async () => {
    await client.query('rollback');
    client.release();
  };
  return { reached, release };
}

async function killAt(point: string, sub: string, what: 'delete' | 'reset' | 'run') {
  const rows: Record<string, string> = {
    transaction: 'select 1 from app_user where id = $1 for update',
    'jobs-after': 'select 1 from account_errand where user_id = $1 for update',
  };
  const query = rows[point];
  if (query === undefined) {
    const reached = harness.world.hold(point);
    const child = harness.spawn(sub, what);
    await Promise.race([reached, child.broken]);
    await child.kill();
    return harness.world.release();
  }
  const { reached, release } = await obstruct(query, sub);
  const child = harness.spawn(sub, what);
  await Promise.race([reached, child.broken]);
  await child.kill();
  await release();
}

async function outboxOf(sub: string) {
  return harness.db.selectFrom('account_errand').select('id').where('user_id', '=', sub).execute();
}
const refused = async (sub: string) => isSubjectDenied(harness.db, sub, Date.now);

test(`a deletion that is killed at each of its steps ends after a restart (${ROUNDS} ×)`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [sub, other] = [await harness.addUser(), await harness.addUser()];
    const [before, others] = [await harness.leftOf(sub), await harness.leftOf(other)];
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        ...['app_user', 'cv', 'cv_version', 'picture'],
        ...['queue', 'files', 'identity', 'customer'],
      ]),
    );
    for (const point of DELETION) {
      const first = point === 'transaction' || point === 'committed';
      await killAt(point, sub, first ? 'delete' : 'run');
      expect(await refused(sub)).toBe(point !== 'transaction');
      if (point === 'transaction') expect(await harness.leftOf(sub)).toEqual(before);
      else expect((await harness.leftOf(sub))['app_user']).toBeUndefined();
    }
    const last = harness.spawn(sub, 'run');
    const through = until(async () => (await outboxOf(sub)).length === 0, 60_000);
    await Promise.race([through, last.broken]);
    await last.kill();
    expect(await harness.leftOf(sub)).toEqual({});
    expect(await refused(sub)).toBe(true);
    expect(await harness.leftOf(other)).toEqual(others);
  }
});

test(`a reset that is killed at each of its steps ends after a restart (${ROUNDS} ×)`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sub = await harness.addUser();
    for (const point of RESET) {
      const first = point === 'transaction' || point === 'committed';
      await killAt(point, sub, first ? 'reset' : 'run');
    }
    const last = harness.spawn(sub, 'run');
    const through = until(async () => (await outboxOf(sub)).length === 0, 60_000);
    await Promise.race([through, last.broken]);
    await last.kill();
    const left = { app_user: 1, ai_consumption: 1, identity: 1, customer: 1 };
    expect(await harness.leftOf(sub)).toEqual(left);
    expect(await refused(sub)).toBe(false);
  }
});

describe('in one process', () => {
  const time = { now: Date.parse('2026-11-18T10:00:00Z') };
  const clock = () => time.now;
  const logLines: string[] = [];
  const account = () => ({
    ...{ clock, db: harness.db },
    jobQueue: harness.queue,
    identity: 'external' as const,
  });
  const later = (ms: number) => (time.now += ms);

  function runner(changed: Partial<Parameters<typeof createOutbox>[0]> = {}) {
    const { db, store, world, queue } = harness;
    return createOutbox({
      db,
      pictures: createPictures(db, store, clock),
      jobQueue: queue,
      clock,
      log: createLog('info', { write: (line) => void logLines.push(line) }),
      endAtProvider: async (sub) => {
        const { ok } = await fetch(`${world.url}/provider/${sub}`, { method: 'DELETE' });
        if (!ok) throw new Error('The provider is away.');
      },
      deleteIdentity: keycloakUserDeletion(
        { url: world.url, realm: 'people' },
        { clientId: 'admin', clientSecret: 'secret' },
      ),
      ...changed,
    });
  }
  const stepsOf = async (sub: string) => {
    const row = await harness.db
      .selectFrom('account_errand')
      .select(['steps', 'attempts'])
      .where('user_id', '=', sub)
      .executeTakeFirst();
    return row && { ...row, steps: row.steps };
  };

  test('what is away is tried again at growing intervals and holds up nothing else', async () => {
    const sub = await harness.addUser();
    const outbox = runner();
    harness.world.away.set('payment', 503).set('identity', 403);
    await deleteAccount(account(), sub);
    await outbox.run();
    expect(await stepsOf(sub)).toEqual({ steps: ['payment', 'identity'], attempts: 1 });
    expect(await harness.leftOf(sub)).toEqual({ account_errand: 1, identity: 1, customer: 1 });
    expect(logLines.join('')).toContain('manage-users');
    expect(logLines.join('')).not.toContain('secret');
    await outbox.run();
    expect(await stepsOf(sub)).toMatchObject({ attempts: 1 });
    harness.world.away.delete('payment');
    later(pauseAfter(0));
    await outbox.run();
    expect(await stepsOf(sub)).toEqual({ steps: ['identity'], attempts: 2 });
    harness.world.away.clear();
    later(pauseAfter(1));
    await outbox.run();
    expect(await harness.leftOf(sub)).toEqual({});
  });

  test('pauses double and end at ten minutes', () => {
    expect([0, 1, 2, 9, 10, 1_000].map(pauseAfter)).toEqual([
      1_000, 2_000, 4_000, 512_000, 600_000, 600_000,
    ]);
  });

  test('the subject is refused until the identity is gone, however long that takes, and its last token after that', async () => {
    const sub = await harness.addUser();
    const outbox = runner();
    harness.world.away.set('token', 401);
    await deleteAccount(account(), sub, 1_800);
    await outbox.run();
    later(300 * 86_400_000);
    const denied = async () => isSubjectDenied(harness.db, sub, clock);
    expect(await denied()).toBe(true);
    harness.world.away.clear();
    await outbox.run();
    later(1_800_000);
    expect(await denied()).toBe(true);
    later(61_000);
    expect(await denied()).toBe(false);
  });

  test('an identity that is gone already is no error', async () => {
    const sub = await harness.addUser();
    harness.world.identities.delete(sub);
    await deleteAccount(account(), sub);
    await runner().run();
    expect(await harness.leftOf(sub)).toEqual({});
  });

  test('several servers run each outbox entry once', async () => {
    const subs = await Promise.all(Array.from({ length: 4 }, async () => harness.addUser()));
    for (const sub of subs) await deleteAccount(account(), sub);
    await Promise.all([runner().run(), runner().run(), runner().run()]);
    for (const sub of subs) {
      const asked = harness.world.asked.filter((line) => line === `DELETE /provider/${sub}`);
      expect(asked).toHaveLength(1);
      expect(await harness.leftOf(sub)).toEqual({});
    }
  });

  test('chores are done at once and each at its time again; one that fails holds up none', async () => {
    const done: string[] = [];
    const chore = (name: string, every: number, run = async () => void done.push(name)) => ({
      ...{ name, every },
      run,
    });
    const outbox = runner({
      chores: [
        chore('often', 60_000),
        chore('broken', 60_000, () => Promise.reject(new Error('It is broken.'))),
        chore('seldom', 600_000),
      ],
    });
    await outbox.run();
    await outbox.run();
    expect(done).toEqual(['often', 'seldom']);
    expect(logLines.join('')).toContain('It is broken.');
    later(60_000);
    await outbox.run();
    later(540_000);
    await outbox.run();
    expect(done).toEqual(['often', 'seldom', 'often', 'often', 'seldom']);
  });

  test('who may not be deleted at the provider starts anew, and what is stored since stays', async () => {
    const sub = await harness.addUser();
    const outbox = runner({
      pictures: {
        removeFiles: async () => Promise.reject(new Error('The store is away.')),
        removeOwner: async () => undefined,
      },
    });
    await deleteAccount({ ...account(), identity: 'kept' }, sub);
    await outbox.run();
    expect(await stepsOf(sub)).toMatchObject({ steps: ['files'] });
    await harness.db.insertInto('app_user').values({ id: sub, email: '', name: '' }).execute();
    const key = pictureKey(sub, randomUUID());
    await harness.store.put(key, new Uint8Array(3));
    later(pauseAfter(0));
    await runner().run();
    expect(await harness.leftOf(sub)).toEqual({ app_user: 1, files: 1, identity: 1 });
    expect(await harness.store.get(key)).toBeDefined();
  });

  test('a reset that is overtaken by the deletion leaves nothing', async () => {
    const sub = await harness.addUser();
    await resetAccount(account(), sub);
    await deleteAccount(account(), sub);
    await runner().run();
    expect(await harness.leftOf(sub)).toEqual({});
  });

  test.each(['.', '..', ''])(
    'a subject that would lead elsewhere is not asked for: %j',
    async (sub) => {
      const { url } = harness.world;
      const client = { clientId: 'admin', clientSecret: 'secret' };
      const before = harness.world.asked.length;
      await expect(keycloakUserDeletion({ url, realm: 'people' }, client)(sub)).rejects.toThrow();
      expect(harness.world.asked).toHaveLength(before);
    },
  );
});
