export { groupCpuMs, machineCpuMs, ownCpuMs, processCpuMs } from './cpu.ts';
export { percentile } from './figures.rules.ts';
