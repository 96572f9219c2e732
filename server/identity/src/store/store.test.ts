import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import { openDatabase, type Database, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { signIn } from '../sign-in/sign-in.ts';
import { createArtifactAdapter } from './artifacts.ts';
import { createDevices } from './devices.ts';
import { deleteIdentity } from '../delete-identity.ts';
import { loadKeys, publicKeys } from './keys.ts';
import { sweepExpired } from './sweep.ts';
import { createThrottle } from './throttle.ts';
import { createUsers } from './users.ts';

let postgres: TestDatabases | undefined;
let database: OpenDatabase | undefined;
let db: Kysely<Database>;
let now = 1_800_000_000_000;
const clock = () => now;
beforeAll(async () => {
  postgres = await openTestDatabases();
  database = openDatabase(await postgres.createDatabase());
  db = database.db;
}, 120_000);
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

test('servers that start together agree on keys and secrets', async () => {
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => loadKeys(db, clock)));
  if (!first) throw new Error('No keys');
  expect([first.jwks.keys.length, first.cookieKeys.length]).toEqual([1, 1]);
  for (const other of others) expect(other).toEqual(first);
  const published = publicKeys(first);
  expect(published.keys[0]).toMatchObject({ kid: first.jwks.keys[0]?.kid, alg: 'RS256' });
  expect(JSON.stringify(published)).not.toContain('"d"');
});

test('no artifact can be used with what the database holds', async () => {
  const sessions = createArtifactAdapter(db, clock)('Session');
  const interactions = createArtifactAdapter(db, clock)('Interaction');
  await sessions.upsert('secret-1', { jti: 'secret-1', uid: 'uid-1', accountId: 'a' }, 60);
  await interactions.upsert(
    'ix-1',
    { jti: 'ix-1', session: { uid: 'uid-1', cookie: 'secret-1', accountId: 'a' } },
    60,
  );
  const rows = await db.selectFrom('idp_artifact').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('secret-1');
  expect(await sessions.find('secret-1')).toMatchObject({ jti: 'secret-1', uid: 'uid-1' });
  expect(await sessions.findByUid('uid-1')).toMatchObject({ accountId: 'a' });
  expect(await interactions.find('secret-1')).toBeUndefined();
});

test('of several that consume one artifact one wins, and what the artifact gave ends', async () => {
  const codes = createArtifactAdapter(db, clock)('AuthorizationCode');
  await codes.upsert('code-1', { grantId: 'g-1' }, 60);
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => codes.consume('code-1')));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  expect(await codes.find('code-1')).toBeUndefined();
  await codes.upsert('code-2', { grantId: 'g-2' }, 60);
  await codes.consume('code-2');
  expect(await codes.find('code-2')).toMatchObject({ consumed: now / 1000 });
});

test('an address has one account, however many register it at once', async () => {
  const users = createUsers(db, clock);
  const user = { email: 'one@example.com', name: 'One', locale: 'en', passwordHash: 'x' };
  const ids = await Promise.all([1, 2, 3].map(() => users.create(user)));
  expect(ids.filter(Boolean)).toHaveLength(1);
});

test('a deletion is undone with the transaction that it was part of', async () => {
  const users = createUsers(db, clock);
  const user = { email: 'undo@example.com', name: 'Undo', locale: 'en', passwordHash: 'x' };
  const id = (await users.create(user)) ?? '';
  const undone = db.transaction().execute(async (transaction) => {
    await deleteIdentity(transaction, id);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await users.byId(id)).toMatchObject({ email: 'undo@example.com' });
});

test('locks longer with each failure, up to 15 minutes, and forgets after a quiet hour', async () => {
  const throttle = createThrottle(db, clock);
  const key = { name: 'account:slow@example.com', free: 2 };
  expect(await throttle.take(key)).toBe(0);
  const waits: number[] = [];
  for (let failures = 2; failures <= 11; failures += 1) {
    expect(await throttle.take(key)).toBe(0);
    const wait = await throttle.take(key);
    waits.push(wait);
    now += wait * 1000;
  }
  expect(waits).toEqual([4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  now += 3601_000;
  expect(await throttle.take(key)).toBe(0);
  expect(await throttle.take(key)).toBe(0);
  expect(await throttle.take(key)).toBe(4);
});

test('failures over many accounts lock the address that they come from, successes do not count', async () => {
  const devices = createDevices(db, clock);
  const security = () => undefined;
  const parts = {
    users: createUsers(db, clock),
    throttle: createThrottle(db, clock),
    devices,
    security,
  };
  const from = (ip: string, n: number) =>
    signIn(parts, { email: `user-${n}@example.com`, password: 'guess', ip });
  for (let n = 0; n < 50; n += 1) expect((await from('192.0.2.1', n)).kind).toBe('wrong');
  expect((await from('192.0.2.1', 51)).kind).toBe('wait');
  expect((await from('192.0.2.2', 52)).kind).toBe('wrong');
});

test('what has expired is swept, and nothing else', async () => {
  const grants = createArtifactAdapter(db, clock)('Grant');
  await grants.upsert('living', {}, 3600);
  await grants.upsert('dying', {}, 1);
  now += 1_000;
  await sweepExpired(db, clock);
  const left = await db.selectFrom('idp_artifact').select('grant_id').execute();
  expect(left).toEqual([{ grant_id: 'living' }]);
});
