export { machineCpuMs, ownCpuMs } from './cpu.ts';
export { percentile } from './figures.rules.ts';
