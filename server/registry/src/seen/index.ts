export { createSeenCounts } from './seen-counts.ts';
export { addCounts, figuresSince, forgetMinutes } from './seen.store.ts';
export { seenRoutes } from './seen.routes.ts';
export { watchCanaries } from './watch-canaries.ts';
