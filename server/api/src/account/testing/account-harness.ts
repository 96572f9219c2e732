import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database, type OpenDatabase } from '@sastre/db';
import type { Kysely } from 'kysely';
import { openTestDatabases } from '@sastre/db/testing';
import { filePictureStore } from '../../pictures/file-picture-store.ts';
import { pictureKey } from '../../pictures/picture-key.ts';
import type { PictureStore } from '../../pictures/picture-store.ts';
import { openJobQueue, type JobQueue } from '../../tailoring/queue/job-queue.ts';
import { createLog } from '@sastre/base/log';
import { startOuterWorld, type OuterWorld } from './outer-world.ts';
import { rowsWith, tracesOf } from './traces.ts';

/** A database with its job queue, a picture store and the outer world; users in all of them. */
export interface AccountHarness extends OpenDatabase {
  world: OuterWorld;
  store: PictureStore;
  queue: JobQueue;
  /**
   * A user with a row of everything, a job in the queue, a CV and a picture that are there and one of each that were
   * deleted, an identity and a customer.
   */
  addUser(): Promise<string>;
  /** What is left of a user, by place; nothing: an empty object. The list of refused subjects is left out. */
  leftOf(sub: string): Promise<Record<string, number>>;
  /** Starts a process that deletes or resets, or only runs what is left. */
  spawn(sub: string, what: 'delete' | 'reset' | 'run'): OutboxProcess;
  end(): Promise<void>;
}

/** See `outbox-process.ts`. */
export interface OutboxProcess {
  process: ChildProcess;
  /** Rejects when it ended by itself. */
  broken: Promise<never>;
  /** Kills it at once, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Opens a harness with a PostgreSQL of its own. */
export async function openAccountHarness(): Promise<AccountHarness> {
  const [postgres, world, dir] = await Promise.all([
    openTestDatabases(),
    startOuterWorld(),
    mkdtemp(join(tmpdir(), 'account-')),
  ]);
  const databaseUrl = await postgres.createDatabase();
  const database = openDatabase(databaseUrl);
  const { db } = database;
  const store = filePictureStore(dir);
  const queue = await openJobQueue(databaseUrl, createLog('silent'));
  const processes: OutboxProcess[] = [];

  async function addUser(): Promise<string> {
    const sub = randomUUID();
    const jobs = [randomUUID(), randomUUID()] as const;
    await db
      .insertInto('app_user')
      .values({ id: sub, email: `${sub}@example.org`, name: 'Ada' })
      .execute();
    await db
      .insertInto('cv')
      .values({
        id: randomUUID(),
        user_id: sub,
        kind: 'main',
        body: '{}',
        job_description_id: null,
        tailoring_job_id: null,
      })
      .execute();
    await db
      .insertInto('job_description')
      .values({ id: randomUUID(), user_id: sub, company_name: 'Acme', content: sub })
      .execute();
    await addDeletedCv(db, sub);
    await db
      .insertInto('ai_consumption')
      .values({ user_id: sub, day: '2026-11-18', used: 1 })
      .execute();
    await db.transaction().execute(async (trx) => {
      for (const id of jobs) {
        await trx.insertInto('tailoring_job').values({ id, user_id: sub, request: '{}' }).execute();
        await queue.add(trx, id);
      }
    });
    for (const deleted_at of [null, new Date()]) {
      const id = randomUUID();
      await store.put(pictureKey(sub, id), new Uint8Array(10));
      const picture = { content_type: 'image/jpeg', bytes: 10, width: 1, height: 1 };
      await db
        .insertInto('picture')
        .values({ id, user_id: sub, deleted_at, ...picture })
        .execute();
    }
    world.identities.add(sub);
    world.customers.add(sub);
    jobsOf.set(sub, jobs);
    return sub;
  }
  const jobsOf = new Map<string, readonly string[]>();
  return {
    ...database,
    world,
    store,
    queue,
    addUser,
    async leftOf(sub) {
      const left = await tracesOf(db, [sub]);
      const counts = {
        queue: await rowsWith(db, 'job_queue.job', [sub, ...(jobsOf.get(sub) ?? [])]),
        files: (await store.list(`${pictureKey(sub, randomUUID()).split('/')[0]}/`)).length,
        identity: Number(world.identities.has(sub)),
        customer: Number(world.customers.has(sub)),
      };
      for (const [place, count] of Object.entries(counts)) if (count > 0) left[place] = count;
      return left;
    },
    spawn(sub, what) {
      const order = JSON.stringify({ databaseUrl, pictures: dir, world: world.url, sub, what });
      const file = fileURLToPath(new URL('./outbox-process.ts', import.meta.url));
      const child = spawn(process.execPath, [file, order], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      let killed = false;
      const broken = once(child, 'exit').then(([code]) => {
        if (killed) return new Promise<never>(() => undefined);
        throw new Error(`The process ended by itself with ${String(code)}.`);
      });
      broken.catch(() => undefined);
      const started = {
        process: child,
        broken,
        async kill() {
          killed = true;
          if (child.exitCode !== null || child.signalCode !== null) return;
          const gone = once(child, 'exit');
          child.kill('SIGKILL');
          await gone;
        },
      };
      processes.push(started);
      return started;
    },
    async end() {
      await Promise.all(processes.map(async (one) => one.kill()));
      await queue.stop();
      await database.close();
      await world.stop();
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A deleted CV with an earlier version. */
async function addDeletedCv(db: Kysely<Database>, sub: string): Promise<void> {
  const [id, now] = [randomUUID(), new Date()];
  const owned = { id, user_id: sub, job_description_id: null, tailoring_job_id: null };
  const deleted = { kind: 'deleted', deleted_kind: 'tailored', deleted_at: now } as const;
  await db
    .insertInto('cv')
    .values({ ...owned, ...deleted, body: '{}' })
    .execute();
  await db
    .insertInto('cv_version')
    .values({
      cv_id: id,
      version: 1,
      body: JSON.stringify({ personal_info: { email: `${sub}@example.org` } }),
      reason: 'save',
      stored_at: now,
      replaced_at: now,
      look_at: now,
    })
    .execute();
}
