import { availableParallelism } from 'node:os';
import { machineCpuMs, ownCpuMs } from '@sastre/pdf/bench';
import { percentile } from '@sastre/shared-testing';
import { measureLargest, measureOrdinary, type PairCost } from './measure-pairs.ts';
import { measureServer } from './measure-server.ts';

// What tailoring costs from reading to report, and what the server still answers while it is done. Ends with 1 when a goal is missed.
const GOALS = { ordinaryCpuMs: 100, largestCpuMs: 1_000, readyMs: 100, reportBytes: 200_000 };

const write = (text: string) => process.stdout.write(`${text}\n`);
const verdicts: { ok: boolean; text: string }[] = [];
const judge = (ok: boolean, text: string) => void verdicts.push({ ok, text });
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const times = (value: number) => `${value.toFixed(1)} ×`;
const half = (values: readonly number[]) => percentile(values, 0.5);
const cpuOf = (costs: readonly PairCost[]) => costs.map(({ cpuMs }) => cpuMs);
const wallOf = (costs: readonly PairCost[]) => costs.map(({ wallMs }) => wallMs);

function row(name: string, costs: readonly PairCost[]): void {
  const [cpu, wall] = [cpuOf(costs), wallOf(costs)];
  const report = Math.max(...costs.map(({ reportBytes }) => reportBytes));
  write(
    [
      name.padEnd(26),
      `CPU p50 ${ms(half(cpu))}, p95 ${ms(percentile(cpu, 0.95))}, most ${ms(Math.max(...cpu))}`,
      `wall p50 ${ms(half(wall))}, p95 ${ms(percentile(wall, 0.95))}`,
      `largest report ${Math.round(report / 1_000)} KB`,
    ].join('   '),
  );
}

const [from, own, machine] = [performance.now(), ownCpuMs(), machineCpuMs()];
const ordinary = await measureOrdinary();
const { costs: largest, cvBytes } = await measureLargest();
const room = (performance.now() - from) * availableParallelism();
const others = Math.round((100 * (machineCpuMs() - machine - (ownCpuMs() - own))) / room);
row(`${ordinary.length} ordinary pairs`, ordinary);
row(`largest pair, ${Math.round(cvBytes / 1_000)} KB of CV`, largest);
write(`The first of the largest took ${ms(largest[0]?.cpuMs ?? 0)} of CPU.`);

const { ready, check, refused, jobs, memory } = await measureServer();
const answers = (name: string, { idle, busy }: typeof ready) =>
  write(
    `${name.padEnd(26)}   idle p50 ${ms(half(idle))}, p99 ${ms(percentile(idle, 0.99))}   meanwhile p50 ${ms(half(busy))}, p99 ${ms(percentile(busy, 0.99))}, most ${ms(Math.max(...busy))} (${busy.length} asked)`,
  );
write(
  `\n${jobs.count} jobs of the largest pair by one account: ${jobs.completed} completed in ${jobs.seconds.toFixed(1)} s`,
);
write(
  `The server held ${Math.round(memory.started)} MB when it had started and ${Math.round(memory.most)} MB at most.`,
);
answers('/health/ready', ready);
answers('check of another account', check);
write(
  `Others took ${Math.max(0, others)} % of the machine during the pairs${others > 10 ? ': times are longer than they would be; compare ratios and CPU time' : ''}.`,
);

const ordinaryCpu = percentile(cpuOf(ordinary), 0.95);
const largestCpu = half(cpuOf(largest));
const readyMs = percentile(ready.busy, 0.99);
const report = Math.max(...[...ordinary, ...largest].map(({ reportBytes }) => reportBytes));
judge(
  ordinaryCpu < GOALS.ordinaryCpuMs,
  `an ordinary pair takes ${ms(ordinaryCpu)} of CPU at p95 (goal: < ${GOALS.ordinaryCpuMs} ms)`,
);
judge(
  largestCpu < GOALS.largestCpuMs,
  `the largest pair takes ${ms(largestCpu)} of CPU (goal: < ${GOALS.largestCpuMs} ms), ${times(largestCpu / half(cpuOf(ordinary)))} an ordinary one`,
);
judge(
  readyMs < GOALS.readyMs,
  `/health/ready p99 is ${ms(readyMs)} meanwhile (goal: < ${GOALS.readyMs} ms), ${times(readyMs / percentile(ready.idle, 0.99))} that of an idle server`,
);
judge(refused === 0, `${refused} of the answers meanwhile were refusals (goal: 0)`);
judge(jobs.completed === jobs.count, `${jobs.completed} of ${jobs.count} largest jobs completed`);
judge(
  report <= GOALS.reportBytes,
  `the largest report has ${Math.round(report / 1_000)} KB (goal: ≤ ${GOALS.reportBytes / 1_000})`,
);
for (const { ok, text } of verdicts) write(`${ok ? 'reached ' : 'MISSED  '} ${text}`);
process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
