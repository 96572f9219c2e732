import * as z from 'zod/mini';

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

const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/));
const build = z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,60}$/));
const whole = (from: number, to: number) =>
  z.number().check(z.refine((value) => Number.isInteger(value) && value >= from && value <= to));

/** What the shell sends: how often what befell which build. Nothing of a person, a page or a text is in it. */
export const seenSchema = z.strictObject({
  seen: z
    .array(
      z.strictObject({
        remote: name,
        build,
        event: z.enum(SEEN_EVENTS),
        count: whole(1, SEEN_MOST.count),
      }),
    )
    .check(z.maxLength(SEEN_MOST.parts)),
  vitals: z
    .array(
      z.strictObject({
        remote: name,
        build,
        vital: z.enum(WEB_VITALS),
        /** Place in `vitalSteps`. */
        step: whole(0, MS.length - 1),
      }),
    )
    .check(z.maxLength(SEEN_MOST.parts)),
});
export type Seen = z.output<typeof seenSchema>;

const figuresSchema = z.object({
  remote: z.string(),
  build: z.string(),
  counts: z.partialRecord(z.enum(SEEN_EVENTS), z.number()),
});
/** How a build fared in a time: counts of what befell it. */
export type SeenFigures = z.output<typeof figuresSchema>;

/** What `SEEN_PATH` answers to who may read it: the last hour, over all nodes. */
export const seenAnswerSchema = z.object({ seen: z.array(figuresSchema) });
