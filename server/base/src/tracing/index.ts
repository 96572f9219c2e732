export { NO_TRACING, openTracing, traceField, traceOfCall, traceOfJob } from './tracing.ts';
export type { Tracing } from './tracing.ts';
