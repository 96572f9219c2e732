import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { percentile } from '@sastre/shared-testing';
import { HOSTILE } from './hostile.data.ts';
import { measureFairness, type Answered } from './measure-fairness.ts';

// What one account that prints all it can leaves to another that prints its CV: as shipped, and with no budget, where
// turns alone have to do. Ends with 1 when a goal is missed. BENCH_HOSTILE: a folder of documents to attack with, else a
// few that are here.
const GOALS = { victimMs: 2_000, times: 3, liveMs: 100 };
const IN_FLIGHT = 20;
const SETTINGS = { 'as shipped': {}, 'without a budget': { RATE_LIMIT_PDFS: '0' } };
const write = (text: string) => process.stdout.write(`${text}\n`);
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const at = (all: readonly Answered[], share: number) =>
  percentile(
    all.map((one) => one.ms),
    share,
  );
const failedOf = (all: readonly Answered[]) => all.filter(({ status }) => status !== 200).length;

const folder = process.env['BENCH_HOSTILE'];
const documents = folder === undefined ? HOSTILE : await documentsOf(folder);
let ok = true;
for (const [name, env] of Object.entries(SETTINGS)) {
  const { alone, beside, livesAlone, lives, attacker } = await measureFairness(
    { documents, inFlight: IN_FLIGHT },
    env,
  );
  write(`\n${name}, ${documents.length} documents, ${IN_FLIGHT} in flight`);
  row('a CV alone', alone);
  row('beside the other', beside);
  row('/health/live alone', livesAlone);
  row('/health/live beside it', lives);
  const answers = Object.entries(attacker).map(([status, times]) => `${status} ${times} times`);
  write(`the other was answered ${answers.join(', ')}`);
  const [victim, live] = [at(beside, 0.95), at(lives, 0.99)];
  const times = victim / at(alone, 0.95);
  judge(victim <= GOALS.victimMs, `p95 beside it is ${ms(victim)} (goal: ≤ ${GOALS.victimMs} ms)`);
  judge(times <= GOALS.times, `that is ${times.toFixed(1)} × alone (goal: ≤ ${GOALS.times} ×)`);
  judge(live <= GOALS.liveMs, `/health/live p99 is ${ms(live)} (goal: ≤ ${GOALS.liveMs} ms)`);
  judge(failedOf(beside) === 0, `${failedOf(beside)} of the CVs were not printed (goal: 0)`);
}
process.exitCode = ok ? 0 : 1;

async function documentsOf(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.html'));
  return Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')));
}

function row(name: string, all: readonly Answered[]): void {
  const times = [0.5, 0.95, 0.99, 1].map((share) => ms(at(all, share)));
  const [p50, p95, p99, most] = times;
  write(
    `${name.padEnd(24)} ${String(all.length).padStart(6)}   p50 ${p50}, p95 ${p95}, p99 ${p99}, most ${most}`,
  );
}

function judge(isReached: boolean, text: string): void {
  if (!isReached) ok = false;
  write(`${isReached ? 'reached ' : 'MISSED  '} ${text}`);
}
