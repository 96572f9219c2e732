export { createMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';
export { isSameSecret, metricsRoute } from './metrics.routes.ts';
export { startMetricsServer } from './metrics-server.ts';
export type { RemoteBuild, RemoteReports } from './remotes.metrics.ts';
export { watchData } from './watch-data.ts';
export type { WatchedData } from './watch-data.ts';
export { watchProcess, watchReadiness } from './watch-process.ts';
export type { OpenJobs } from './watch-process.ts';
