export { groupCpuMs, machineCpuMs, ownCpuMs, processCpuMs, statFields } from './cpu.ts';
export { percentile } from './figures.rules.ts';
