import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import { guardPool, guardStatements } from './guarded-pool.ts';
import { runWrittenBy } from './prepare.ts';
import type { Database } from './tables.ts';

/** One connection, as the driver has it. */
export type DatabaseConnection = PoolClient;

/** An open database. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** The raw pool beneath `db`, without its per-statement limit on this side. */
  pool: Pool;
  /** Waits for the running statements and closes all connections. May be called repeatedly. */
  close(): Promise<void>;
}

/** Limits of a database connection; milliseconds. */
export interface OpenDatabaseOptions {
  /** Connections at most; 10. */
  max?: number;
  /** Waiting for a connection, and for the answer to one statement; 1800. */
  answerLimit?: number;
  /** Statement time on the server; 5000. */
  statementLimit?: number;
  /** Told of an idle connection that broke; it is replaced by itself. */
  onConnectionError?: (error: Error) => void;
}

const int8: number = types.builtins.INT8;
const date: number = types.builtins.DATE;

// bigint as number (counts and seconds, far below 2^53), a date as its text `YYYY-MM-DD`.
const typeParsers = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && id === int8) return Number;
    if (format !== 'binary' && id === date) return (text: string) => text;
    return types.getTypeParser(id, format) as unknown;
  }) as typeof types.getTypeParser,
};

/**
 * Opens a database by URL; connects at the first statement. A database that is away makes
 * statements fail within two seconds (see `isDatabaseAway`) and never ends the process.
 */
export function openDatabase(url: string, options: OpenDatabaseOptions = {}): OpenDatabase {
  const { max = 10, answerLimit = 1800, statementLimit = 5000, onConnectionError } = options;
  const pool = new Pool({
    connectionString: url,
    max,
    types: typeParsers,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: answerLimit,
    statement_timeout: statementLimit,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Both are needed: the pool listens to idle connections only, and one that breaks between two
  // statements of a transaction would end the process.
  pool.on('error', (error) => onConnectionError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: guardPool(pool, answerLimit) }),
  });
  runWrittenBy(db, guardStatements(pool, answerLimit));
  let closed: Promise<void> | null = null;
  const close = async () => {
    await db.destroy();
    if (!pool.ended) await pool.end();
  };
  return { db, pool, close: () => (closed ??= close()) };
}
