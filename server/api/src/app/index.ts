export { createApp } from './app.ts';
export { createVerifier } from './create-verifier.ts';
export type { AppDeps } from './deps.ts';
