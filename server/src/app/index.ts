export { createApp } from './app.ts';
export type { Caller } from '../web/authenticate.ts';
export type { AppDeps } from './deps.ts';
export { invalidInput, problem, ProblemError } from '../web/problem.ts';
export type { FieldError, ProblemExtra } from '../web/problem.ts';
export { registerEndpoint } from '../web/register-endpoint.ts';
