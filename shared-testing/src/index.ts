export { randomFrom } from './random-from.ts';
