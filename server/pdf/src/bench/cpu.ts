import { readdirSync, readFileSync } from 'node:fs';

// The kernel's unit of CPU time in /proc, the same on every Linux that Node runs on.
const MS_PER_TICK = 10;

/** CPU time of a process group so far, in ms: all its processes and those of them that have ended. */
export function groupCpuMs(group: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // from the state on: parent, group, …, then user and system time, and the same of buried children
    const [, , pgrp, ...rest] = statFields(`/proc/${name}/stat`);
    if (Number(pgrp) !== group) continue;
    ticks += rest.slice(8, 12).reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks * MS_PER_TICK;
}

/** CPU time of a process's living threads so far, its children's not, in ms: to the microsecond, where the group's goes in steps. */
export function processCpuMs(pid: number): number {
  const dir = `/proc/${pid}/task`;
  return readdirSync(dir).reduce((sum, thread) => {
    const [ns = '0'] = readFileSync(`${dir}/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(ns) / 1e6;
  }, 0);
}

/** CPU time of this process so far, all its threads included, in ms. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** CPU time that the whole machine has spent on anything so far, in ms. */
export function machineCpuMs(): number {
  const [user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)
    .join('')
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = [user, nice, system, irq, softirq];
  return busy.reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0) * MS_PER_TICK;
}

/** The fields of a `/proc/…/stat` behind the process's name; none when it has just gone. */
export function statFields(path: string): string[] {
  try {
    const stat = readFileSync(path, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
