import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { cvPatchSchema } from '@sastre/shared-contracts/api';
import { openDatabase } from '@sastre/db';
import { startTemporaryPostgres } from '@sastre/db/testing';
import { machineCpuMs, ownCpuMs } from '@sastre/pdf/bench';
import { percentile } from '@sastre/shared-testing';
import { sql } from 'kysely';
import { cvJson } from '../stored/cv.dto.ts';
import type { CheckedPatch } from '../stored/cv.rules.ts';
import { createMainCv } from '../stored/cv.store.ts';
import { listVersions } from '../history/versions.store.ts';
import { thinHistory } from '../history/thin-history.ts';
import { saveCv } from '../stored/save-cv.ts';
import { benchCv } from './bench-cv.ts';
import { databaseCpuMs } from './database-cpu.ts';
import { saveBefore } from './save-before.ts';

// What the history costs: a save with it against one without, turn by turn in one process, and the list of 100 versions.
// Ends with 1 when a goal is missed.
const GOALS = { p95: 1.2, cpu: 1.2, listMs: 50 };
const ROUNDS = 40;
const SAVES = 60;

const write = (text: string) => process.stdout.write(`${text}\n`);
const ms = (value: number) => `${value.toFixed(2)} ms`;

const [began, machineBefore, ownBefore] = [performance.now(), machineCpuMs(), ownCpuMs()];
const postgres = await startTemporaryPostgres({ durable: true });
const { db, close } = openDatabase(await postgres.createDatabase());
const clock = { now: Date.parse('2026-11-18T10:00:00Z') };
const parsed = (turn: number) => cvPatchSchema.parse(benchCv(turn)) as CheckedPatch;

async function newCv(): Promise<{ userId: string; id: string; version: number }> {
  const [userId, id] = [randomUUID(), randomUUID()];
  await db.insertInto('app_user').values({ id: userId, email: '', name: '' }).execute();
  const body = JSON.stringify(parsed(0));
  await createMainCv(db, { id, userId, body, now: new Date(clock.now) });
  return { userId, id, version: 1 };
}
interface Way {
  name: string;
  save: typeof saveCv;
  cv: Awaited<ReturnType<typeof newCv>>;
  times: number[];
  ownMs: number;
  databaseMs: number;
}
const wayOf = async (name: string, save: typeof saveCv): Promise<Way> => ({
  ...{ name, save, cv: await newCv() },
  ...{ times: [], ownMs: 0, databaseMs: 0 },
});
const before = await wayOf('without history', async (database, request) =>
  saveBefore(database, { ...request, ifMatch: request.ifMatch ?? '' }),
);
const after = await wayOf('with history', saveCv);

let turn = 0;
/** Saves once and answers how long it took. */
async function save(way: Way): Promise<number> {
  const { cv } = way;
  const patch = parsed((turn += 1));
  clock.now += 60_000;
  const from = performance.now();
  const ifMatch = `"${cv.id}.${cv.version}"`;
  const now = new Date(clock.now);
  const saved = await way.save(db, { userId: cv.userId, id: cv.id, patch, ifMatch, now });
  cvJson(saved);
  cv.version = saved.version;
  return performance.now() - from;
}
async function costSome(way: Way): Promise<void> {
  const [own, database] = [ownCpuMs(), databaseCpuMs(postgres.pid)];
  for (let count = 0; count < SAVES; count += 1) await save(way);
  way.ownMs += ownCpuMs() - own;
  way.databaseMs += databaseCpuMs(postgres.pid) - database;
}

for (const way of [before, after]) for (let count = 0; count < 200; count += 1) await save(way);
for (let round = 0; round < ROUNDS; round += 1) {
  const ways = round % 2 === 0 ? [before, after] : [after, before];
  // CPU time in turns of many, as the kernel counts coarsely; times one by one, so that both meet the same neighbours.
  for (const way of ways) await costSome(way);
  for (let count = 0; count < SAVES; count += 1)
    for (const way of ways) way.times.push(await save(way));
  // As the runner does meanwhile.
  await thinHistory(db, new Date(clock.now));
}
const cpuOf = ({ ownMs, databaseMs, times }: Way) => (ownMs + databaseMs) / times.length;
for (const way of [before, after]) {
  const [half, most] = [percentile(way.times, 0.5), percentile(way.times, 0.95)];
  write(
    `${way.name.padEnd(16)} p50 ${ms(half)}, p95 ${ms(most)}; CPU of server ${ms(way.ownMs / way.times.length)}, of database ${ms(way.databaseMs / way.times.length)}`,
  );
}
const ratio = percentile(after.times, 0.95) / percentile(before.times, 0.95);
const cpu = cpuOf(after) / cpuOf(before);

const [{ count } = { count: 0 }] = (
  await sql<{
    count: number;
  }>`select count(*)::int as count from cv_version where cv_id = ${after.cv.id}`.execute(db)
).rows;
const lists: number[] = [];
const listFrom = databaseCpuMs(postgres.pid);
for (let time = 0; time < 60; time += 1) {
  const from = performance.now();
  const versions = await listVersions(db, after.cv.id);
  lists.push(performance.now() - from);
  if (versions.length !== count + 1) throw new Error('A version is missing.');
}
const listCpu = (databaseCpuMs(postgres.pid) - listFrom) / lists.length;
const [list, longest] = [percentile(lists, 0.5), percentile(lists, 0.95)];
write(
  `List of ${count} versions: p50 ${ms(list)}, p95 ${ms(longest)}; CPU of database ${ms(listCpu)}`,
);
const bytes = JSON.stringify(parsed(1)).length;
write(`${SAVES * ROUNDS} saves each way of ${Math.round(bytes / 1_000)} KB, one by one in turns.`);
const room = (performance.now() - began) * availableParallelism();
const ours = ownCpuMs() + databaseCpuMs(postgres.pid) - ownBefore;
const others = Math.round((100 * (machineCpuMs() - machineBefore - ours)) / room);
write(
  `Others took ${Math.max(0, others)} % of the machine${others > 10 ? ': times are longer than they would be; compare ratios and CPU time' : ''}.`,
);

const verdicts = [
  {
    ok: ratio <= GOALS.p95,
    text: `p95 of a save ${ratio.toFixed(2)} × of one without history (≤ ${GOALS.p95})`,
  },
  {
    ok: cpu <= GOALS.cpu,
    text: `CPU of a save ${cpu.toFixed(2)} × of one without history (≤ ${GOALS.cpu}), ${ms(cpuOf(after) - cpuOf(before))} more`,
  },
  { ok: list <= GOALS.listMs, text: `the list takes ${ms(list)} (≤ ${GOALS.listMs})` },
];
for (const { ok, text } of verdicts) write(`${ok ? 'reached' : 'MISSED '}  ${text}`);
await close();
await postgres.stop();
process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
