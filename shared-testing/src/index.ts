export { percentile } from './percentile.ts';
export { randomFrom } from './random-from.ts';
export { readCmap } from './read-cmap.ts';
