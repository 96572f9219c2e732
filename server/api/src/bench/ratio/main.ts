import { percentile } from '@sastre/shared-testing';
import { measureRatio } from './measure-ratio.ts';

// What a call costs against bare `node:http` with the same statements, in one run. Ends with 1 when a goal is missed.
const write = (text: string) => process.stdout.write(`${text}\n`);
const half = (values: readonly number[]) => percentile(values, 0.5);

let ok = true;
write('call         statements   ours CPU-ms   bare CPU-ms   ratio   of rounds p25–p75');
for (const { call, statements, ours, raw } of await measureRatio()) {
  const ratio = half(ours) / half(raw);
  const rounds = ours.map((value, at) => value / (raw[at] ?? Number.NaN));
  const cells = [
    ...[call.name.padEnd(12), String(statements).padStart(11)],
    ...[half(ours).toFixed(3).padStart(13), half(raw).toFixed(3).padStart(13)],
    `${ratio.toFixed(2)} ×`.padStart(7),
    `   ${percentile(rounds, 0.25).toFixed(2)}–${percentile(rounds, 0.75).toFixed(2)}`,
  ];
  const isReached = call.goal === undefined || ratio <= call.goal;
  if (!isReached) ok = false;
  const goal = call.goal === undefined ? '' : `   goal ≤ ${call.goal} ×`;
  write(`${cells.join(' ')}${goal}${isReached ? '' : ' MISSED'}`);
}
process.exitCode = ok ? 0 : 1;
