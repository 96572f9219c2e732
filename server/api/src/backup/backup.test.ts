import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { createLog } from '@sastre/base/log';
import { randomFrom } from '@sastre/shared-testing';
import { hook, until } from '@sastre/shared-testing/node';
import { openAccountHarness, type AccountHarness } from '../account/testing/account-harness.ts';
import {
  createPictures,
  filePictureStore,
  pictureKey,
  requireKnownStore,
} from '../pictures/index.ts';
import {
  makeBackup,
  noteBackup,
  readLastBackup,
  restoreBackup,
  type RestoreParts,
} from './index.ts';
import { verifyArchive } from './read-archive.ts';
import { fingerprint } from './testing/fingerprint.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
const DAMAGES = SOAK > 1 ? 300 : 12;
const BACKUPS_UNDER_LOAD = SOAK > 1 ? 20 : 1;
jest.setTimeout(60_000 * SOAK);

let dir: string;
let harness: AccountHarness;
let postgres: TestDatabases;
let sourceUrl: string;
let archive: string;
let archiveBytes: Buffer;

beforeAll(
  ...hook(async (waitFor) => {
    dir = await mkdtemp(join(tmpdir(), 'backup-test-'));
    harness = await waitFor('database, pictures and queue', openAccountHarness());
    postgres = await waitFor('databases to restore to', openTestDatabases());
    sourceUrl = harness.pool.options.connectionString ?? '';
    for (const name of ['Ada', 'Bo', 'Cy']) await waitFor(name, harness.addUser());
    await requireKnownStore(harness.db, harness.store);
    archive = join(dir, 'whole.tar');
    await waitFor('a backup', makeBackup(archive, source()));
    archiveBytes = await readFile(archive);
  }),
);
afterAll(
  ...hook(async (waitFor) => {
    await waitFor('the end of the harness', harness.end());
    await waitFor('the end of the databases', postgres.stop());
    await rm(dir, { recursive: true, force: true });
  }),
);

const source = () => ({
  databaseUrl: sourceUrl,
  db: harness.db,
  pictureStore: harness.store,
  clock: Date.now,
});

/** Somewhere else: an empty database and an empty store. */
async function elsewhere(): Promise<RestoreParts> {
  const databaseUrl = await postgres.createDatabase();
  const pictureStore = filePictureStore(join(dir, randomUUID()));
  return { databaseUrl, pictureStore, log: createLog('silent'), replace: false };
}

async function opened<T>(url: string, look: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = openDatabase(url);
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

const printOf = async ({ databaseUrl, pictureStore }: RestoreParts) =>
  opened(databaseUrl, ({ db }) => fingerprint(db, pictureStore));

test('what is restored is what was there: every row of every table, every picture, every open job', async () => {
  const before = await fingerprint(harness.db, harness.store);
  const filled = Object.values(before.tables).filter((said) => !said.startsWith('0 '));
  expect(filled.length).toBeGreaterThan(9);
  expect(Object.keys(before.files).length).toBeGreaterThan(3);
  expect((await stat(archive)).mode & 0o077).toBe(0);
  const target = await elsewhere();
  const restored = await restoreBackup(archive, target);
  expect(await printOf(target)).toEqual(before);
  const open = await opened(target.databaseUrl, ({ pool }) =>
    pool.query(`select j.id from tailoring_job t join job_queue.job j on j.id = t.id
      where t.state in ('queued', 'active')`),
  );
  expect(open.rowCount).toBe(restored.jobs);
  expect(restored.jobs).toBeGreaterThan(0);
});

test('accounts that are there are not replaced by mistake, and are when it is asked for', async () => {
  const target = await elsewhere();
  await restoreBackup(archive, target);
  await opened(target.databaseUrl, ({ db }) =>
    db.updateTable('app_user').set({ name: 'Changed' }).execute(),
  );
  const changed = await printOf(target);
  await expect(restoreBackup(archive, target)).rejects.toThrow(/--replace/);
  expect(await printOf(target)).toEqual(changed);
  await restoreBackup(archive, { ...target, replace: true });
  expect(await printOf(target)).toEqual(await fingerprint(harness.db, harness.store));
});

test('while somebody is connected nothing is restored', async () => {
  const target = await elsewhere();
  const server = new URL(target.databaseUrl);
  server.searchParams.set('application_name', 'a-server');
  await opened(server.href, async ({ db }) => {
    await db.selectFrom('app_user').select('id').execute();
    await expect(restoreBackup(archive, target)).rejects.toThrow(/stop all servers and workers/);
  });
});

test('half an archive is refused with a sentence and nothing is touched', async () => {
  const target = await elsewhere();
  const before = await printOf(target);
  const half = join(dir, 'half.tar');
  for (const share of [0.05, 0.5, 0.95, 0.999]) {
    await writeFile(half, archiveBytes.subarray(0, Math.floor(archiveBytes.length * share)));
    await expect(restoreBackup(half, target)).rejects.toThrow(/cut off|damaged|no backup/);
  }
  await writeFile(half, 'PK\u0003\u0004 something else');
  await expect(restoreBackup(half, target)).rejects.toThrow(/no backup of Sastre/);
  await expect(restoreBackup(join(dir, 'nowhere.tar'), target)).rejects.toThrow(/no file/);
  expect(await printOf(target)).toEqual(before);
});

test('a bit that turned is found, wherever it lies, or lies where nothing is', async () => {
  const random = randomFrom(20261126);
  const whole = await verifyArchive(archive);
  const damagedFile = join(dir, 'damaged.tar');
  let refused = 0;
  for (let damage = 0; damage < DAMAGES; damage += 1) {
    const bytes = Buffer.from(archiveBytes);
    const at = Math.floor(random() * bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    await writeFile(damagedFile, bytes);
    const outcome = await verifyArchive(damagedFile).catch((error: Error) => error);
    if (outcome instanceof Error) {
      refused += 1;
      expect(outcome.message).toMatch(/damaged|cut off|no backup|newer release/);
    } else expect(outcome).toEqual(whole);
  }
  expect(refused).toBeGreaterThan(DAMAGES / 3);
});

test.each(['"rows":{', '"picture":', '"gone":['])(
  'a bit that turned behind %s at the end is found',
  async (place) => {
    const bytes = Buffer.from(archiveBytes);
    const at = bytes.lastIndexOf(place) + 2;
    bytes[at] = (bytes[at] ?? 0) ^ 16;
    const damagedFile = join(dir, 'damaged.tar');
    await writeFile(damagedFile, bytes);
    await expect(verifyArchive(damagedFile)).rejects.toThrow('damaged');
  },
);

test('a picture that the store has lost ends the backup, and leaves no file', async () => {
  const empty = filePictureStore(join(dir, 'empty'));
  const path = join(dir, 'never.tar');
  const attempt = makeBackup(path, { ...source(), pictureStore: empty });
  await expect(attempt).rejects.toThrow(/not in the store.*is it the store of this database/);
  expect((await readdir(dir)).filter((name) => name.startsWith('never'))).toEqual([]);
});

test('a backup of a newer release is refused', async () => {
  await harness.pool.query(`insert into kysely_migration values ('9999-future', '2099-01-01')`);
  const path = join(dir, 'newer.tar');
  await makeBackup(path, source());
  await harness.pool.query(`delete from kysely_migration where name = '9999-future'`);
  await expect(restoreBackup(path, await elsewhere())).rejects.toThrow(
    /newer release.*9999-future/,
  );
});

test('taken while people write, upload and delete for good, it is the state of one moment', async () => {
  const pictures = createPictures(harness.db, harness.store, Date.now);
  let isOver = false;
  let written = 0;
  // While one is brought back nobody writes: each would be larger than the last by all that was.
  let mayWrite = Promise.resolve();
  let goOn = () => undefined as void;
  const writing = Array.from({ length: 4 }, async (_, writer) => {
    for (let turn = 0; !isOver; turn += 1) {
      await mayWrite;
      const id = `w-${writer}-${turn}`;
      // Both or neither: a backup that has one without the other is torn.
      await harness.db.transaction().execute(async (trx) => {
        await trx
          .insertInto('app_user')
          .values({ id, email: `${id}@b.c`, name: 'W' })
          .execute();
        await trx
          .insertInto('deleted_subject')
          .values({ sub: id, until: new Date(4_102_444_800_000) })
          .execute();
      });
      const picture = {
        bytes: Buffer.from(id),
        contentType: 'image/png' as const,
        width: 1,
        height: 1,
      };
      const kept = await pictures.add(id, picture);
      const dropped = await pictures.add(id, picture);
      await pictures.remove(id, dropped);
      await pictures.dropDeleted(id, dropped);
      written += 1;
      expect(kept).not.toBe(dropped);
    }
  });
  try {
    for (let turn = 0; turn < BACKUPS_UNDER_LOAD; turn += 1) {
      const goal = written + 10;
      await until(() => Promise.resolve(written > goal));
      const path = join(dir, `hot-${turn}.tar`);
      await makeBackup(path, source());
      mayWrite = new Promise((resolve) => (goOn = resolve));
      const target = await elsewhere();
      await restoreBackup(path, target);
      await opened(target.databaseUrl, async ({ db }) => {
        const rows = (table: 'app_user' | 'deleted_subject', column: 'id' | 'sub') =>
          db
            .selectFrom(table)
            .select(column as never)
            .where(column as never, 'like', 'w-%' as never)
            .execute();
        const users = await rows('app_user', 'id');
        expect(users.length).toBeGreaterThan(10);
        expect(await rows('deleted_subject', 'sub')).toHaveLength(users.length);
        const known = await db.selectFrom('picture').select(['id', 'user_id']).execute();
        for (const { id, user_id: owner } of known)
          expect(await target.pictureStore.get(pictureKey(owner, id))).toBeDefined();
      });
      goOn();
    }
  } finally {
    isOver = true;
    goOn();
    await Promise.all(writing);
  }
});

test('of which moment the last backup is, is known to all nodes; an older one that ends later changes nothing', async () => {
  const { db, close } = openDatabase(await postgres.createDatabase());
  try {
    expect(await readLastBackup(db)).toBeUndefined();
    await noteBackup(db, 2_000);
    await noteBackup(db, 1_000);
    expect(await readLastBackup(db)).toBe(2_000);
    await noteBackup(db, 3_000);
    expect(await readLastBackup(db)).toBe(3_000);
  } finally {
    await close();
  }
});
