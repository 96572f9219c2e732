import { analystCv } from '@sastre/reading/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { startBenchServer, type BenchServer } from '../bench-server.ts';
import { HEAVY_DEEDS, lightDeeds, type Person } from './deeds.ts';
import { slopeAnHour, type MemorySample } from './slope.rules.ts';

// Whether memory is flat while one node does a little of everything for an hour: three calls a second, and each minute
// somebody new who prints, tailors, uploads and takes their data away. BENCH_SECONDS: how long instead. Ends with 1 when
// a goal is missed.
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? '3600');
const WARM_SECONDS = Math.min(600, SECONDS / 6);
const LIGHT_EVERY_MS = 333;
const HEAVY_EVERY_MS = 60_000;
const SAMPLE_EVERY_MS = 30_000;
/** People who come back. */
const PEOPLE = 5;
const GOAL_MB = 20;
const write = (text: string) => process.stdout.write(`${text}\n`);

const server = await startBenchServer({ prints: true });
const from = performance.now();
const isOver = () => performance.now() - from >= SECONDS * 1_000;
const people: Person[] = [await newcomer(server)];
const samples: MemorySample[] = [];
const answers = new Map<string, number>();
try {
  await Promise.all([
    again(LIGHT_EVERY_MS, light()),
    again(HEAVY_EVERY_MS, heavy),
    again(SAMPLE_EVERY_MS, async () => sample()),
  ]);
} finally {
  await server.stop();
}
for (const [what, times] of [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  write(`${what.padEnd(20)} ${String(times).padStart(6)} times`);
const warm = samples.filter(({ second }) => second >= WARM_SECONDS);
const held = warm.map(({ megabytes }) => megabytes);
write(`memory ${Math.min(...held).toFixed(0)}–${Math.max(...held).toFixed(0)} MB when warm`);
const failed = [...answers].filter(([what]) => !/ 20\d$/.test(what));
const isFlat = slopeAnHour(warm) <= GOAL_MB;
write(
  `${isFlat ? 'reached ' : 'MISSED  '} ${slopeAnHour(warm).toFixed(1)} MB more an hour (goal: ≤ ${GOAL_MB})`,
);
write(
  `${failed.length === 0 ? 'reached ' : 'MISSED  '} ${failed.length} kinds of failures (goal: 0)`,
);
process.exitCode = isFlat && failed.length === 0 ? 0 : 1;

async function newcomer(at: BenchServer): Promise<Person> {
  const account = await at.account();
  const { _id: cv } = (await (await account.call('GET', '/user/me/cv')).json()) as { _id: string };
  return { ...account, cv, job: undefined };
}

/** Does it again and again until the time is over; what it takes is no pause. */
async function again(everyMs: number, work: () => Promise<void>): Promise<void> {
  for (let due = performance.now(); !isOver(); due += everyMs) {
    await pause(Math.max(0, due - performance.now()));
    await work();
  }
}

async function done(name: string, answer: Promise<Response>): Promise<void> {
  const status = await answer.then(
    async (response) => {
      const body = await response.arrayBuffer();
      if (!response.ok) write(`${name}: ${Buffer.from(body).toString().slice(0, 400)}`);
      return response.status;
    },
    (error: unknown) => {
      write(`${name}: ${String(error)}`);
      return 0;
    },
  );
  const what = `${name} ${status}`;
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

function light(): () => Promise<void> {
  const deeds = Object.entries(lightDeeds(server.url));
  let calls = 0;
  return async () => {
    const [name, deed] = deeds[calls % deeds.length] ?? [];
    const person = people[calls % people.length];
    calls += 1;
    if (name !== undefined && deed !== undefined && person !== undefined)
      await done(name, deed(person));
  };
}

async function heavy(): Promise<void> {
  const person = await newcomer(server);
  people.push(person);
  if (people.length > PEOPLE) people.shift();
  await done('save', person.call('PUT', `/user/me/cv/${person.cv}`, analystCv));
  for (const [name, deed] of Object.entries(HEAVY_DEEDS)) await done(name, deed(person));
}

function sample(): void {
  const second = Math.round((performance.now() - from) / 1_000);
  const megabytes = server.memory().now;
  samples.push({ second, megabytes });
  write(`${String(second).padStart(5)} s ${megabytes.toFixed(0).padStart(5)} MB`);
}
