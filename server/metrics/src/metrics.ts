import { Registry } from 'prom-client';
import { countJobs, type JobCounter } from './jobs.metrics.ts';
import { countPrints, type PrintCounter } from './prints.metrics.ts';
import { countRemotes, type RemoteReports } from './remotes.metrics.ts';
import { countRequests, type RequestCounter } from './requests.metrics.ts';
import { countSecurity, type SecurityCounter } from './security.metrics.ts';

/** What this process counts about itself, in names that Prometheus reads. */
export interface Metrics {
  requests: RequestCounter;
  prints: PrintCounter;
  jobs: JobCounter;
  /** Where what browsers tell of remotes is counted. */
  remotes: RemoteReports;
  /** Events of the security log. */
  security: SecurityCounter;
  /** For what is asked when it is read. */
  registry: Registry;
  contentType: string;
  /** All of it, as text. */
  text(): Promise<string>;
}

/** Makes the counters, at nought. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  return {
    requests: countRequests(registry),
    prints: countPrints(registry),
    jobs: countJobs(registry),
    remotes: countRemotes(registry),
    security: countSecurity(registry),
    registry,
    contentType: registry.contentType,
    text: async () => registry.metrics(),
  };
}
