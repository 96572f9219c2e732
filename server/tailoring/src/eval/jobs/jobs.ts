import { englishJobs } from './english.jobs.ts';
import { germanJobs } from './german.jobs.ts';
import type { EvalJob } from './job.ts';
import { spanishJobs } from './spanish.jobs.ts';

/** All of them: 12 that fit somebody, two that fit nobody, a messy paste and one with orders in it. */
export const JOBS: readonly EvalJob[] = [...englishJobs, ...spanishJobs, ...germanJobs];

/** The job of this key. */
export function jobOf(key: string): EvalJob {
  const found = JOBS.find((job) => job.key === key);
  if (found === undefined) throw new Error(`There is no job ${key}.`);
  return found;
}
