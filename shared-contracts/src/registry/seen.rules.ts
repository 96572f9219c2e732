/** Where the shell tells how remotes fare. */
export const SEEN_PATH = '/api/seen';

/**
 * What can befall a build of a remote in a browser. Of a document, at most one `visit` (its page or part was asked for) and
 * one `hurt` (in that visit it could not be loaded, or threw) are counted: what share of visits is hurt says how good a
 * build is. The others count each time: `load` (it came), `failure` (it could not be loaded), `error` (its page broke),
 * `uncaught` and `rejection` (its code threw where nobody caught it), `api` (a call of its page was not answered).
 */
export const SEEN_EVENTS = [
  'visit',
  'load',
  'failure',
  'error',
  'uncaught',
  'rejection',
  'api',
  'hurt',
] as const;
export type SeenEvent = (typeof SEEN_EVENTS)[number];

/** Web vitals: milliseconds, but for CLS, which has no unit. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

const MS = [50, 100, 200, 500, 800, 1_800, 2_500, 4_000, 10_000, 60_000];
const SHIFTS = [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** No value leaves a browser: only the first of these steps that is not below it, the last one for all beyond. */
export function vitalSteps(vital: WebVital): readonly number[] {
  return vital === 'CLS' ? SHIFTS : MS;
}

/** The most that one report may hold, in all its parts; a report has 4 KB at most. */
export const SEEN_MOST = { parts: 40, count: 100, bytes: 4_096 } as const;

/** The most steps that a vital has. */
export const MOST_STEPS = MS.length;
