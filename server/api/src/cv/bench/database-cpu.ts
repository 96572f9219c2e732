import { readdirSync } from 'node:fs';
import { statFields } from '@sastre/pdf/bench';

// The kernel's unit of CPU time in /proc, the same on every Linux that Node runs on.
const MS_PER_TICK = 10;

/** CPU time of a PostgreSQL so far, its living processes and those that have ended, in ms. */
export function databaseCpuMs(postmaster: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const [, parent, ...rest] = statFields(`/proc/${name}/stat`);
    // From the process group on: … user and system time, and the same of buried children.
    const [user = 0, system = 0, ended = 0, endedSystem = 0] = rest.slice(9, 13).map(Number);
    if (Number(parent) === postmaster) ticks += user + system;
    if (Number(name) === postmaster) ticks += user + system + ended + endedSystem;
  }
  return ticks * MS_PER_TICK;
}
