import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { migrateUrl } from '../migrate.ts';
import { startPostgres, type PostgresLog } from '@sastre/postgres';
import { makeInitialisedFolder } from '@sastre/postgres/testing';

/** A PostgreSQL of its own for a test file, without syncing to disk. */
export interface TemporaryPostgres {
  /** URL of the server's own, empty database. */
  readonly url: string;
  /** Process id of the postmaster, for tests that kill it. */
  readonly pid: number;
  /** Its data folder. */
  readonly folder: string;
  /**
   * Makes a fresh, migrated database and answers its URL. Give it to `openDatabase`. With `like`, the URL of one that
   * nobody is connected to, it is a copy of that.
   */
  createDatabase(like?: string): Promise<string>;
  /** Stops it and removes its folder. Close what was opened first. */
  stop(): Promise<void>;
}

const quiet: PostgresLog = { info() {}, warn() {}, error() {} };
const template = 'migrated';

/** Starts a temporary PostgreSQL; call it in `beforeAll` and its `stop` in `afterAll`. */
export async function startTemporaryPostgres(log: PostgresLog = quiet): Promise<TemporaryPostgres> {
  const dataDir = await makeInitialisedFolder();
  const postgres = await startPostgres({ dataDir, log, durable: false });
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
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const origin = like === undefined ? template : new URL(like).pathname.slice(1);
      await execute(postgres.url, `create database ${name} template ${origin} strategy file_copy`);
      return withDatabase(postgres.url, name);
    },
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
