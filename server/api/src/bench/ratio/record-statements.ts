import { openDatabase, type OpenDatabase } from '@sastre/db';
import { startTestSite } from '../../app/testing/test-site.ts';
import { createJobStarter } from '../../tailoring/index.ts';
import type { Tailoring } from '../../tailoring/open-tailoring.ts';
import type { BenchCall } from './calls.ts';

/** A statement as it goes to the database. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** What a call needs of the database, and what its answer says beside its body. */
export interface RecordedCall {
  statements: Statement[];
  headers: Record<string, string>;
}

/** What Node says by itself. */
const OF_EACH_ANSWER = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/** How often a call is listened to; its first time may ask for more than all others. */
const TIMES = 6;

type Query = (this: unknown, ...args: unknown[]) => unknown;

/**
 * What the API asks the database for each call, when it has been made before. `prepare` makes what the calls need of a
 * user and answers the ids.
 */
export async function recordStatements(
  databaseUrl: string,
  calls: readonly BenchCall[],
  { sub, ids }: { sub: string; ids: { cv: string; job: string } },
): Promise<Record<string, RecordedCall>> {
  const { db, pool, close } = openDatabase(databaseUrl);
  const said = listen(pool);
  // Of jobs only their state is asked for.
  const jobs = createJobStarter({ db } as Tailoring, { limits: async () => undefined as never });
  const site = await startTestSite({}, databaseUrl, jobs);
  try {
    const visitor = await site.visitor({ sub });
    const recorded: Record<string, RecordedCall> = {};
    for (const { name, method, path, body } of calls) {
      const headers = { 'content-type': 'application/json' };
      const call = () =>
        visitor.call(method, path(ids), body === undefined ? {} : { body: body(), headers });
      const heard: Statement[][] = [];
      let answered: RecordedCall['headers'] = {};
      for (let time = 0; time < TIMES; time += 1) {
        said.splice(0);
        const answer = await call();
        if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}.`);
        answered = headersOf(answer.headers);
        heard.push(said.splice(0));
      }
      // What the process asks for by the clock can only come on top.
      const fewest = Math.min(...heard.slice(1).map(({ length }) => length));
      const statements = heard.findLast(({ length }) => length === fewest) ?? [];
      recorded[name] = { statements, headers: answered };
    }
    return recorded;
  } finally {
    await site.stop();
    await close();
  }
}

function headersOf(headers: object): Record<string, string> {
  const said = Object.entries(headers).filter(([name]) => !OF_EACH_ANSWER.has(name));
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

/** Notes what every connection of this process is asked from now on. */
function listen(pool: OpenDatabase['pool']): Statement[] {
  const said: Statement[] = [];
  const { prototype } = (pool as unknown as { Client: { prototype: { query: Query } } }).Client;
  const { query } = prototype;
  prototype.query = function (...args) {
    const [asked, values] = args;
    const { text: sql, values: own } = (
      typeof asked === 'string' ? { text: asked, values } : asked
    ) as { text?: unknown; values?: unknown };
    if (typeof sql === 'string') said.push({ sql, values: Array.isArray(own) ? own : [] });
    return query.apply(this, args);
  };
  return said;
}
