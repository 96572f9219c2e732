export { ANSWERED, createLog } from './create-log.ts';
export type { Log, LogStream } from './create-log.ts';
export { lazyChild } from './lazy-child.ts';
export { outliveReaders } from './outlive-readers.ts';
