export { createApp } from './app.ts';
export { createVerifiers } from './create-verifier.ts';
export type { AppDeps } from './deps.ts';
