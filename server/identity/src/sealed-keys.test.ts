import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Kysely } from 'kysely';
import { openDatabase, type Database, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { loadKeys, rotateKeys } from './store/keys.ts';
import { createSecretBox } from './store/secret-box.ts';

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
