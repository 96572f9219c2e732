export { compileCacheEnv } from './compile-cache-env.ts';
export { fairTurns } from './fair-turns.ts';
export { serveThread } from './serve-thread.ts';
export type { Ask } from './serve-thread.ts';
export { standBack } from './stand-back.ts';
export { createThreadPool } from './thread-pool.ts';
export type { ThreadFailure } from './thread-pool.ts';
export { createTurns, NoRoomToWait } from './turns.ts';
export type { TurnLimits, Turns } from './turns.ts';
