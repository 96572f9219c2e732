import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { processCpuMs } from '@sastre/pdf/bench';
import { freePort } from '@sastre/shared-testing/node';
import { Pool } from 'undici';
import type { ServerProcess } from '../../testing/server-process.ts';
import { addJobs } from '../add-jobs.ts';
import { startBenchServer } from '../bench-server.ts';
import { CALLS, type BenchCall } from './calls.ts';
import { recordStatements, type RecordedCall } from './record-statements.ts';

/** What one call costs the server, in ms of CPU: here, and where bare `node:http` answers it with the same statements. */
export interface CallCost {
  call: BenchCall;
  statements: number;
  ours: number[];
  raw: number[];
}

const RAW = fileURLToPath(new URL('./raw-server.ts', import.meta.url));
const ROUNDS = 60;
const CALLS_EACH = 50;
/** Long enough for the compiler to be done: of the larger process, it would be counted as the cost of the first call. */
const WARM_UP = 6_000;
const AT_ONCE = 8;

interface Side {
  pid: number;
  ask(call: BenchCall): Promise<void>;
}

/** Both answer the same calls in turns, so that whatever else the machine does hits them alike. */
export async function measureRatio(): Promise<CallCost[]> {
  const server = await startBenchServer({
    // as shipped, but for numbers
    env: { WORKER: '0', RATE_LIMIT_READS: '1000000', RATE_LIMIT_WRITES: '1000000' },
  });
  const { databaseUrl } = server;
  const ids = { cv: '', job: randomUUID() };
  const account = await server.account();
  ids.cv = ((await (await account.call('GET', '/user/me/cv')).json()) as { _id: string })._id;
  await addJobs(databaseUrl, [{ id: ids.job, userId: account.sub }]);
  const recorded = await recordStatements(databaseUrl, CALLS, { sub: account.sub, ids });
  // What a page sends: the token is read by whoever answers, if only as a header.
  const headers = {
    authorization: `Bearer ${account.token}`,
    'content-type': 'application/json',
  };
  const raw = await startRaw(databaseUrl, recorded, headers);
  try {
    const sides = { ours: oursOf(server, headers, ids), raw: raw.side };
    const costs: CallCost[] = [];
    for (const call of CALLS) {
      const statements = recorded[call.name]?.statements.length ?? 0;
      costs.push({ call, statements, ...(await costOf(call, sides)) });
    }
    return costs;
  } finally {
    await raw.stop();
    await server.stop();
  }
}

async function costOf(
  call: BenchCall,
  sides: { ours: Side; raw: Side },
): Promise<Pick<CallCost, 'ours' | 'raw'>> {
  const cost: Pick<CallCost, 'ours' | 'raw'> = { ours: [], raw: [] };
  for (const side of ['ours', 'raw'] as const) await askMany(sides[side], call, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of ['ours', 'raw'] as const) {
      const before = processCpuMs(sides[side].pid);
      await askMany(sides[side], call, CALLS_EACH);
      cost[side].push((processCpuMs(sides[side].pid) - before) / CALLS_EACH);
    }
  return cost;
}

async function askMany(side: Side, call: BenchCall, times: number): Promise<void> {
  let left = times;
  const one = async () => {
    while (left-- > 0) await side.ask(call);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

type Headers = Record<string, string>;

function oursOf(server: ServerProcess, headers: Headers, ids: { cv: string; job: string }): Side {
  const pool = new Pool(server.url, { connections: AT_ONCE });
  return {
    pid: server.child.pid ?? 0,
    ask: (call) => ask(pool, { ...call, path: `/api${call.path(ids)}`, headers }),
  };
}

async function startRaw(url: string, calls: Record<string, RecordedCall>, headers: Headers) {
  const port = await freePort();
  const order = JSON.stringify({ url, port, calls });
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', RAW, order], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const pool = new Pool(`http://localhost:${port}`, { connections: AT_ONCE });
  const side: Side = {
    pid: child.pid ?? 0,
    ask: (call) => ask(pool, { ...call, path: `/${encodeURIComponent(call.name)}`, headers }),
  };
  return {
    side,
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

async function ask(
  pool: Pool,
  call: Pick<BenchCall, 'method' | 'body' | 'name'> & {
    path: string;
    headers: Headers;
  },
): Promise<void> {
  const { method, path, headers, body } = call;
  const asked = { method, path, headers, body: body?.() ?? null };
  const { statusCode, body: answer } = await pool.request(asked);
  await answer.dump();
  if (statusCode !== 200) throw new Error(`${call.name} answered ${statusCode}.`);
}
