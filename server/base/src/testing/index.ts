export { findLeaks } from './find-leaks.ts';
export { findGoProgram, freePort, killProgram, startProgram } from './go-program.ts';
export type { GoProgram } from './go-program.ts';
export { until } from './until.ts';
