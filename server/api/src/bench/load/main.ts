import { availableParallelism } from 'node:os';
import { machineCpuMs, ownCpuMs, processCpuMs } from '@sastre/pdf/bench';
import { percentile } from '@sastre/shared-testing';
import { Pool } from 'undici';
import { startBenchServer, type BenchServer } from '../bench-server.ts';
import { gather, live, type Answered, type Crowd, type Deed } from './people.ts';

// What one node does for many: who save, ask, read and print, from outside, beside its database and whoever asks. Ends
// with 1 when a goal is missed. BENCH_SECONDS: how long each crowd stays; with an hour, memory tells whether it is flat.
const CROWDS: readonly (Crowd & { saveMs?: number })[] = [
  { saving: 600, polling: 300, reading: 100, pdfsAMinute: 48 },
  { saving: 1_800, polling: 900, reading: 300, pdfsAMinute: 150, saveMs: 150 },
];
const DEEDS: readonly Deed[] = ['save', 'poll', 'read', 'print'];
const WARM_MS = 10_000;
const MS = Number(process.env['BENCH_SECONDS'] ?? '60') * 1_000;
const write = (text: string) => process.stdout.write(`${text}\n`);
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

let ok = true;
for (const crowd of CROWDS) {
  const server = await startBenchServer({ prints: true, env: { TRUST_PROXY: 'true' } });
  const pool = new Pool(server.url, { connections: 200 });
  try {
    await measure(server, crowd, pool);
  } finally {
    await pool.close();
    await server.stop();
  }
}
process.exitCode = ok ? 0 : 1;

async function measure(
  server: BenchServer,
  crowd: (typeof CROWDS)[number],
  pool: Pool,
): Promise<void> {
  const people = await gather(server, crowd, pool);
  await live(people, WARM_MS, pool);
  const before = spent(server);
  const { now: memory } = server.memory();
  const answered = await live(people, MS, pool);
  const after = spent(server);
  const total = crowd.saving + crowd.polling + crowd.reading;
  write(`\n${total} users beside ${crowd.pdfsAMinute} PDFs a minute, ${MS / 1_000} s`);
  for (const deed of DEEDS) row(deed, answered);
  const failed = answered.filter(({ status }) => status !== 200).length;
  const wall = after.at - before.at;
  const share = (from: number, to: number) => `${Math.round((100 * (to - from)) / wall)} %`;
  write(
    `calls ${answered.length}, of a core: server ${share(before.server, after.server)}, whoever asks ${share(before.own, after.own)}, all of the machine ${share(before.machine, after.machine)} of ${availableParallelism() * 100} %`,
  );
  write(
    `memory ${Math.round(memory)} MB before, ${Math.round(server.memory().now)} MB after, ${Math.round(server.memory().most)} MB at most`,
  );
  const saved = answered.filter(({ deed }) => deed === 'save').map((one) => one.ms);
  judge(failed === 0, `${failed} calls failed (goal: 0)`);
  if (crowd.saveMs !== undefined) {
    const p95 = percentile(saved, 0.95);
    judge(p95 <= crowd.saveMs, `save p95 ${ms(p95)} (goal: ≤ ${crowd.saveMs} ms)`);
  }
}

function row(deed: Deed, all: readonly Answered[]): void {
  const of = all.filter((one) => one.deed === deed);
  const times = of.map((one) => one.ms);
  const others = of.map(({ status }) => status).filter((status) => status !== 200);
  const failed = others.length === 0 ? '' : `   failed: ${[...new Set(others)].join(', ')}`;
  write(
    `${deed.padEnd(6)} ${String(of.length).padStart(7)}   p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, p99 ${ms(percentile(times, 0.99))}${failed}`,
  );
}

function spent(server: BenchServer) {
  return {
    at: performance.now(),
    server: processCpuMs(server.child.pid ?? 0),
    own: ownCpuMs(),
    machine: machineCpuMs(),
  };
}

function judge(isReached: boolean, text: string): void {
  if (!isReached) ok = false;
  write(`${isReached ? 'reached ' : 'MISSED  '} ${text}`);
}
