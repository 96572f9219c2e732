export { findLeaks } from './find-leaks.ts';
export { findGoProgram, killProgram, startProgram } from './go-program.ts';
export type { GoProgram } from './go-program.ts';
