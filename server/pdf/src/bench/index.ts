export { groupCpuMs, machineCpuMs, ownCpuMs, processCpuMs, statFields } from './cpu.ts';
