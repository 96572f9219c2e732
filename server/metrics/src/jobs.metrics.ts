import { Counter, Histogram, type Registry } from 'prom-client';

export interface JobCounter {
  /** Counts a run of a tailoring job: `completed`, why it failed, or `interrupted` when it will be tried again. */
  count(outcome: string, seconds: number): void;
}

const SECONDS = [0.5, 1, 2, 5, 10, 30, 60, 180, 360];

/** Counts the tailoring jobs that this process ran. */
export function countJobs(registry: Registry): JobCounter {
  const total = new Counter({
    name: 'sastre_jobs_total',
    help: 'Runs of tailoring jobs by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'sastre_job_duration_seconds',
    help: 'How long a run of a tailoring job took.',
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    count(outcome, seconds) {
      total.inc({ outcome });
      duration.observe(seconds);
    },
  };
}
