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
    const expire = () => {
      if (settled) return;
      const error = new DatabaseTimeoutError(`The database did not answer within ${limit} ms.`);
      onTimeout(error);
      reject(error);
    };
    // When this process itself was busy, an answer may have come unread: let it be read first.
    const timer = setTimeout(() => setImmediate(() => setImmediate(expire)), limit);
    const settle = () => {
      settled = true;
      clearTimeout(timer);
    };
    void answer.then(resolve, reject).finally(settle);
  });
}
