import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { adoptPictureStore, createPictures, filePictureStore, requireKnownStore } from './index.ts';

let dir: string;
let postgres: TestDatabases;
let database: OpenDatabase;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'known-store-'));
  postgres = await openTestDatabases();
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  await database?.close();
  database = openDatabase(await postgres.createDatabase());
});

const newStore = () => filePictureStore(join(dir, randomUUID()));
const require = async (store: ReturnType<typeof newStore>) => requireKnownStore(database.db, store);

async function addPicture(store: ReturnType<typeof newStore>): Promise<void> {
  const id = randomUUID();
  await database.db.insertInto('app_user').values({ id, email: 'a@b.c', name: 'A' }).execute();
  const bytes = Buffer.from('picture');
  await createPictures(database.db, store, Date.now).add(id, {
    ...{ bytes, contentType: 'image/png', width: 1, height: 1 },
  });
}

test('the store of the first start is the one, also for nodes that start together', async () => {
  const shared = newStore();
  await Promise.all([require(shared), require(shared), require(shared)]);
  await require(shared);
  await expect(require(newStore())).rejects.toThrow(/lie elsewhere.*PICTURES_S3_/);
});

test('of nodes with a folder each that start together one stays', async () => {
  const starts = await Promise.allSettled([1, 2, 3].map(async () => require(newStore())));
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a database from before there was a mark is believed when its pictures are found', async () => {
  const store = newStore();
  await addPicture(store);
  await expect(require(newStore())).rejects.toThrow(/lie elsewhere/);
  await require(store);
  await require(store);
});

test('an operator may say that a store is the one', async () => {
  const [first, second] = [newStore(), newStore()];
  await require(first);
  await adoptPictureStore(database.db, second);
  await require(second);
  await require(first);
  const other = newStore();
  await other.writeMark('of another database');
  await adoptPictureStore(database.db, other);
  expect(await other.readMark()).toBe('of another database');
  await require(other);
  await expect(require(first)).rejects.toThrow(/lie elsewhere/);
});
