export { createApp } from './app.ts';
export type { Caller } from './authenticate.ts';
export type { AppDeps } from './deps.ts';
export { invalidInput, problem, ProblemError } from './problem.ts';
export type { FieldError, ProblemExtra } from './problem.ts';
export { registerEndpoint } from './register-endpoint.ts';
