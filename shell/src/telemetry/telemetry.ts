import {
  SEEN_MOST,
  vitalSteps,
  type ResolvedRemote,
  type Seen,
  type SeenEvent,
  type WebVital,
} from '@sastre/shared-contracts/registry';
import type { Clock } from '../services/clock.ts';
import { knownBuilds, remoteOfStack, stackOf } from './attribute.rules.ts';

/** Tells how remotes fare. Nothing that it does reaches the caller. */
export interface Telemetry {
  tell: (event: Exclude<SeenEvent, 'hurt'>, remote: string) => void;
  /** A page of a remote is shown: what is measured, and calls that fail, are its own. Returns the end. */
  show: (remote: string) => () => void;
  /** A call was not answered. */
  callFailed: () => void;
  /** A vital of the page: of where it began, or of where it is now. */
  vital: (name: WebVital, value: number) => void;
}

export interface TelemetryOptions {
  remotes: readonly ResolvedRemote[];
  /** The remote that the document began with. */
  landing: string | undefined;
  /** Visitors get different builds: a canary runs. */
  isSplit: boolean;
  send: (report: Seen) => void;
  clock: Pick<Clock, 'after'>;
  page: Pick<Window, 'addEventListener'>;
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

const EVERY_MS = 10_000;
/** Who waits for a canary to be ended waits no longer. */
const BAD_NEWS_MS = 1_000;
const ONCE: readonly SeenEvent[] = ['visit', 'load', 'hurt'];
const HURTS: readonly SeenEvent[] = ['failure', 'error', 'uncaught', 'rejection'];
const OF_NOW: readonly WebVital[] = ['CLS', 'INP'];

/** Counts, and sends a few numbers now and then and when the page is left. */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { send, clock, page, landing, isSplit } = options;
  const folders = knownBuilds(options.remotes);
  const builds = new Map(options.remotes.map(({ name, build }) => [name, build]));
  const told = new Set<string>();
  let shown: string | undefined;
  let counts = new Map<string, Seen['seen'][number]>();
  let vitals: Seen['vitals'] = [];
  let cancel: (() => void) | undefined;
  let isSoon = false;

  function flush(): void {
    cancel?.();
    cancel = undefined;
    isSoon = false;
    if (counts.size + vitals.length === 0) return;
    const { parts } = SEEN_MOST;
    const report = { seen: [...counts.values()].slice(0, parts), vitals: vitals.slice(0, parts) };
    counts = new Map();
    vitals = [];
    try {
      send(report);
    } catch {
      // A count that is lost is no harm.
    }
  }
  function plan(isBad: boolean): void {
    // Of a canary that began just now, bad news alone would be known.
    const soon = isBad || isSplit;
    if (cancel !== undefined && (isSoon || !soon)) return;
    cancel?.();
    isSoon = soon;
    cancel = clock.after(soon ? BAD_NEWS_MS : EVERY_MS, flush);
  }
  function tell(event: SeenEvent, remote: string): void {
    const build = builds.get(remote);
    if (build === undefined || !folders.has(remote)) return;
    const key = `${event} ${remote}`;
    if (ONCE.includes(event) && told.has(key)) return;
    told.add(key);
    const known = counts.get(key) ?? { remote, build, event, count: 0 };
    known.count = Math.min(known.count + 1, SEEN_MOST.count);
    counts.set(key, known);
    const hurts = HURTS.includes(event);
    plan(hurts);
    if (!hurts) return;
    tell('visit', remote);
    tell('hurt', remote);
  }
  const threw = (event: SeenEvent, thrown: unknown, file?: string) => {
    const remote = remoteOfStack(stackOf(thrown, file), folders);
    if (remote !== undefined) tell(event, remote);
  };

  page.addEventListener('error', ({ error, filename }) => threw('uncaught', error, filename));
  page.addEventListener('unhandledrejection', ({ reason }) => threw('rejection', reason));
  page.addEventListener('pagehide', flush);
  options.document.addEventListener('visibilitychange', () => {
    if (options.document.visibilityState === 'hidden') flush();
  });
  return {
    tell,
    show(remote) {
      shown = remote;
      return () => {
        if (shown === remote) shown = undefined;
      };
    },
    callFailed: () => {
      if (shown !== undefined) tell('api', shown);
    },
    vital(vital, value) {
      const remote = OF_NOW.includes(vital) ? shown : landing;
      const build = folders.has(remote ?? '') ? builds.get(remote ?? '') : undefined;
      if (remote === undefined || build === undefined) return;
      const steps = vitalSteps(vital);
      const step = steps.findIndex((most) => value <= most);
      vitals.push({ remote, build, vital, step: step < 0 ? steps.length - 1 : step });
      plan(false);
    },
  };
}

/** Tells nobody anything. */
export const NO_TELEMETRY: Telemetry = {
  tell: () => undefined,
  show: () => () => undefined,
  callFailed: () => undefined,
  vital: () => undefined,
};
