import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseTimeoutError } from './database-away.ts';

/**
 * The pool as Kysely sees it: a statement without an answer after `limit` milliseconds fails with a
 * `DatabaseTimeoutError`, later ones on that connection fail at once, and the connection is thrown
 * away at its release (the server then rolls back). So a database that hangs costs a caller one limit.
 */
export function guardPool(pool: Pool, limit: number): PostgresPool {
  const guards = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const guard = guards.get(client) ?? guardClient(client, limit);
      guards.set(client, guard);
      return guard;
    },
  };
}

/** Runs one statement by itself, outside any transaction, and answers its rows. */
export type RunStatement = <Row>(sql: string, values: unknown[]) => Promise<Row[]>;

/**
 * The same promise for statements that are written already, without what Kysely does around each: as much work as reading
 * the answer. A connection whose statement had no answer in time is thrown away.
 */
export function guardStatements(pool: Pool, limit: number): RunStatement {
  return async <Row>(sql: string, values: unknown[]) =>
    new Promise<Row[]>((resolve, reject) => {
      pool.connect((failure, client, release) => {
        if (client === undefined) return reject(failure ?? new Error('There is no connection.'));
        const timer = setLimit(limit, (error) => {
          if (isOver) return;
          isOver = true;
          release(error);
          reject(error);
        });
        let isOver = false;
        client.query(sql, values, (error: Error | null, answer: { rows: unknown[] }) => {
          if (isOver) return;
          isOver = true;
          clearTimeout(timer);
          release();
          // The driver calls back with null where all went well.
          if (error === null || error === undefined) resolve(answer.rows as Row[]);
          else reject(error);
        });
      });
    });
}

/** Calls back when an answer has taken too long. When this process itself was busy, one may have come unread: let it be read first. */
function setLimit(limit: number, expire: (error: DatabaseTimeoutError) => void) {
  const late = () =>
    expire(new DatabaseTimeoutError(`The database did not answer within ${limit} ms.`));
  return setTimeout(() => setImmediate(() => setImmediate(late)), limit);
}

function guardClient(client: PoolClient, limit: number): PostgresPoolClient {
  let broken: Error | null = null;
  const query = async (...args: unknown[]) => {
    if (broken) throw broken;
    const answer = Reflect.apply(client.query, client, args) as unknown;
    if (!(answer instanceof Promise)) return answer;
    return withLimit(answer as Promise<unknown>, limit, (error) => (broken = error));
  };
  return new Proxy(client, {
    get(target, property) {
      if (property === 'query') return query;
      if (property === 'release') return (discard?: boolean) => target.release(broken ?? discard);
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

async function withLimit<T>(
  answer: Promise<T>,
  limit: number,
  onTimeout: (error: Error) => void,
): Promise<T> {
  let settled = false;
  return new Promise<T>((resolve, reject) => {
    const timer = setLimit(limit, (error) => {
      if (settled) return;
      onTimeout(error);
      reject(error);
    });
    const settle = () => {
      settled = true;
      clearTimeout(timer);
    };
    void answer.then(resolve, reject).finally(settle);
  });
}
