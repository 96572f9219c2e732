import type { SeenEvent, WebVital } from '@sastre/shared-contracts/registry';
import { Counter, Histogram, type Registry } from 'prom-client';
import { boundLabels } from './bound-labels.rules.ts';

/** A build of a remote, as a browser names it: whatever it says, only so many are told apart. */
export interface RemoteBuild {
  remote: string;
  version: string;
}

/** Where what browsers tell of remotes is counted; nothing of a person is in it. */
export interface RemoteReports {
  /** `times`: how often; once unless it is said. */
  count(event: SeenEvent, build: RemoteBuild, times?: number): void;
  /** Milliseconds, for CLS its number. What is no number, or beyond an hour, is dropped. */
  vital(name: WebVital, build: RemoteBuild, value: number): void;
}

const MOST_BUILDS = 100;
const MOST_MS = 3_600_000;
const MS = [50, 100, 200, 500, 800, 1_800, 2_500, 4_000, 10_000];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Counts loads, failures, errors and web vitals by remote and version. */
export function countRemotes(registry: Registry): RemoteReports {
  const registers = [registry];
  const labelNames = ['remote', 'version'] as const;
  const labelsOf = boundLabels(MOST_BUILDS);
  const events = new Counter({
    name: 'sastre_remote_events_total',
    help: 'What befell remotes in browsers: visit, load, failure (not loaded), error (page broke), uncaught, rejection, api, hurt (a visit with any of failure, error, uncaught, rejection).',
    labelNames: [...labelNames, 'event'],
    registers,
  });
  const vitals = new Histogram({
    name: 'sastre_web_vital_milliseconds',
    help: 'FCP, INP, LCP and TTFB as browsers saw them.',
    labelNames: [...labelNames, 'vital'],
    buckets: MS,
    registers,
  });
  const shift = new Histogram({
    name: 'sastre_web_vital_layout_shift',
    help: 'CLS as browsers saw it.',
    labelNames,
    buckets: SHIFTS,
    registers,
  });
  return {
    count: (event, build, times = 1) => events.inc({ ...labelsOf(build), event }, times),
    vital(name, build, value) {
      if (!(value >= 0 && value <= MOST_MS)) return;
      if (name === 'CLS') shift.observe(labelsOf(build), value);
      else vitals.observe({ ...labelsOf(build), vital: name }, value);
    },
  };
}
