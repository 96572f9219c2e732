export { createMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';
export { metricsRoute } from './metrics.routes.ts';
export { startMetricsServer } from './metrics-server.ts';
export { REMOTE_EVENTS, WEB_VITALS } from './remotes.metrics.ts';
export type { RemoteBuild, RemoteEvent, RemoteReports, WebVital } from './remotes.metrics.ts';
export { watchProcess } from './watch-process.ts';
export type { OpenJobs } from './watch-process.ts';
