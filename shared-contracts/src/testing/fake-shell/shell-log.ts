import type {
  AnalyticsEventName,
  AnalyticsEvents,
  ShellEventName,
  ShellEvents,
} from '../../events/index.ts';

/** One navigation; `guarded` is set when a guard had something unsaved at that moment. */
export interface Navigation {
  kind: 'go' | 'replace' | 'back' | 'leave';
  /** Path or URL; empty for `back`. */
  to: string;
  guarded?: true;
}
/** A tab that was opened and what it was told to show. */
export interface FakeTab {
  urls: string[];
  closed: boolean;
}

type Emitted = { [N in ShellEventName]: { name: N; payload: ShellEvents[N] } }[ShellEventName];
type Tracked = {
  [N in AnalyticsEventName]: { name: N; properties: AnalyticsEvents[N] };
}[AnalyticsEventName];

/** What a page asked of the shell, in order. */
export interface ShellLog {
  navigations: Navigation[];
  tabs: FakeTab[];
  alerts: string[];
  confirms: string[];
  toasts: string[];
  events: Emitted[];
  tracked: Tracked[];
  /** Guards in force. */
  guards: (() => boolean)[];
  logouts: number;
}

export function createShellLog(): ShellLog {
  return {
    navigations: [],
    tabs: [],
    alerts: [],
    confirms: [],
    toasts: [],
    events: [],
    tracked: [],
    guards: [],
    logouts: 0,
  };
}
