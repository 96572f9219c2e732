import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import { openDatabase, type Database, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { deleteIdentity } from './delete-identity.ts';
import { loadKeys, rotateKeys } from './store/keys.ts';
import { createPasskeys } from './store/passkeys.ts';
import { createRecoveryCodes } from './store/recovery-codes.ts';
import { createSecretBox } from './store/secret-box.ts';
import { createTotp } from './store/totp.ts';
import { createUsers } from './store/users.ts';

let postgres: TestDatabases | undefined;
let database: OpenDatabase | undefined;
let db: Kysely<Database>;
const clock = () => 1_800_000_000_000;
beforeAll(async () => {
  postgres = await openTestDatabases();
  database = openDatabase(await postgres.createDatabase());
  db = database.db;
}, 120_000);
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

const [one, two] = [randomBytes(32), randomBytes(32)];
const box = (...keys: Uint8Array[]) => createSecretBox(keys);

async function stored(): Promise<string> {
  return JSON.stringify(await db.selectFrom('idp_key').select(['kid', 'secret']).execute());
}

test('a key that is given encrypts what is stored, what was there before too, and nothing else changes', async () => {
  const plain = await loadKeys(db, clock);
  expect(await stored()).toContain('"d":');
  const sealed = await loadKeys(db, clock, box(one));
  expect(sealed).toEqual(plain);
  const text = await stored();
  expect(text).not.toContain('"d":');
  for (const secret of plain.cookieKeys) expect(text).not.toContain(secret);
  expect(await loadKeys(db, clock, box(one))).toEqual(plain);
  expect(await stored()).toBe(text);
});

test('keys that are made later are encrypted as well', async () => {
  await rotateKeys(db, clock, 'at-once', box(one));
  expect(await stored()).not.toContain('"d":');
  const [first, other] = await Promise.all([1, 2].map(() => loadKeys(db, clock, box(one))));
  expect(first).toEqual(other);
});

test('without the key, or with another one, it says what to do', async () => {
  await expect(loadKeys(db, clock)).rejects.toThrow('set SECRETS_KEY to the key');
  await expect(loadKeys(db, clock, box(two))).rejects.toThrow('SECRETS_KEY does not fit');
});

test('the key is changed by putting the new one before the old one', async () => {
  const before = await loadKeys(db, clock, box(one));
  expect(await loadKeys(db, clock, box(two, one))).toEqual(before);
  expect(await loadKeys(db, clock, box(two))).toEqual(before);
});

test('a sealed key is good in its own row alone', async () => {
  const rows = await db.selectFrom('idp_key').select(['kid', 'secret']).execute();
  const [mine, other] = rows;
  await db
    .updateTable('idp_key')
    .set({ secret: JSON.stringify(other?.secret) })
    .where('kid', '=', mine?.kid ?? '')
    .execute();
  await expect(loadKeys(db, clock, box(two))).rejects.toThrow('does not fit');
});

async function addUser(email: string): Promise<string> {
  const user = { email, name: 'Ana', locale: 'en', passwordHash: 'x' };
  return (await createUsers(db, clock).create(user)) ?? '';
}

test('secrets of authenticator apps lie in the same box, also those of before, each good in its own row', async () => {
  const [ana, eva] = [await addUser('ana@example.com'), await addUser('eva@example.com')];
  const totp = (...keys: Uint8Array[]) => createTotp(db, clock, box(...keys));
  const rows = () => db.selectFrom('idp_totp').select(['user_id', 'secret']).execute();
  for (const id of [ana, eva]) await totp().begin(id, 'session');
  const secret = (await totp().beingSetUp(ana, 'session')) ?? '';
  expect(JSON.stringify(await rows())).toContain(secret);
  await totp(one).seal();
  expect(JSON.stringify(await rows())).not.toContain(secret);
  await totp(two, one).seal();
  expect(await totp(two).beingSetUp(ana, 'session')).toBe(secret);
  await expect(totp(one).beingSetUp(ana, 'session')).rejects.toThrow('does not fit');
  await expect(totp().seal()).rejects.toThrow('set SECRETS_KEY to the key');

  const theirs = (await rows()).find(({ user_id }) => user_id === eva);
  const moved = { secret: JSON.stringify(theirs?.secret) };
  await db.updateTable('idp_totp').set(moved).where('user_id', '=', ana).execute();
  await expect(totp(two).beingSetUp(ana, 'session')).rejects.toThrow('does not fit');
});

test('a deleted account leaves no factor behind', async () => {
  const userId = await addUser('gone@example.com');
  await createTotp(db, clock, box()).begin(userId, 'session');
  await createRecoveryCodes(db, clock).renew(userId);
  const key = { publicKey: 'x', counter: 0, transports: ['internal'], name: 'Phone' };
  await createPasskeys(db, clock).add({ id: 'passkey', userId, ...key });
  await deleteIdentity(db, userId);
  for (const table of ['idp_totp', 'idp_recovery_code', 'idp_passkey'] as const) {
    const left = await db.selectFrom(table).select('user_id').execute();
    expect(left.filter(({ user_id }) => user_id === userId)).toEqual([]);
  }
});
