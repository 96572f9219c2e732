import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { migrateUrl } from '../migrate.ts';
import { startPostgres, type PostgresLog } from '@sastre/postgres';
import { makeInitialisedFolder } from '@sastre/postgres/testing';

/** Databases for a test file, without syncing to disk. */
export interface TestDatabases {
  /**
   * Makes a fresh, migrated database and answers its URL. Give it to `openDatabase`. With `like`, the URL of one that
   * nobody is connected to, it is a copy of that.
   */
  createDatabase(like?: string): Promise<string>;
  /** Takes all of them away. Close what was opened first. */
  stop(): Promise<void>;
}

/** A PostgreSQL of its own. */
export interface TemporaryPostgres extends TestDatabases {
  /** URL of the server's own, empty database. */
  readonly url: string;
  /** Process id of the postmaster, for tests that kill it. */
  readonly pid: number;
  /** Its data folder. */
  readonly folder: string;
}

/** Where a test run keeps the URL of the PostgreSQL that its files share. */
export const SHARED_POSTGRES = 'TEST_POSTGRES_URL';

const quiet: PostgresLog = { info() {}, warn() {}, error() {} };
const template = 'migrated';

/**
 * Databases on the PostgreSQL of the test run (`tools/jest/postgres.setup.js`), else on one of their own; call it in
 * `beforeAll` and `stop` in `afterAll`. Whoever kills it or looks at its files takes `startTemporaryPostgres`.
 */
export async function openTestDatabases(): Promise<TestDatabases> {
  const shared = process.env[SHARED_POSTGRES];
  if (shared === undefined) return startTemporaryPostgres();
  const made: string[] = [];
  return {
    async createDatabase(like) {
      const url = await copyDatabase(shared, like);
      made.push(nameIn(url));
      return url;
    },
    stop: () =>
      execute(shared, ...made.map((name) => `drop database if exists ${name} with (force)`)),
  };
}

/**
 * Starts a PostgreSQL with a migrated template; it goes with this process, however that ends. `durable`: what it has
 * committed outlives its own death, as in earnest.
 */
export async function startTemporaryPostgres({ durable = false } = {}): Promise<TemporaryPostgres> {
  const dataDir = await makeInitialisedFolder();
  const postgres = await startPostgres({ dataDir, log: quiet, durable, isTest: true });
  let prepared: Promise<void> | null = null;
  // Every test's database is a copy of one that was migrated once.
  const prepare = async () => {
    await execute(postgres.url, `create database ${template}`);
    await migrateUrl(withDatabase(postgres.url, template));
  };
  return {
    folder: dataDir,
    get url() {
      return postgres.url;
    },
    get pid() {
      return postgres.pid;
    },
    async createDatabase(like) {
      await (prepared ??= prepare());
      return copyDatabase(postgres.url, like);
    },
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function copyDatabase(server: string, like: string | undefined): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const origin = like === undefined ? template : nameIn(like);
  await execute(server, `create database ${name} template ${origin} strategy file_copy`);
  return withDatabase(server, name);
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function execute(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
