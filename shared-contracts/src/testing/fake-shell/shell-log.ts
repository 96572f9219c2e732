import type { ToastAction } from '../../shell/services.ts';
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
  /** What the toasts offered, in the order in which they did. */
  toastActions: ToastAction[];
  events: Emitted[];
  tracked: Tracked[];
  /** Guards in force; `kept` as they said. */
  guards: ((() => boolean) & { kept?: boolean })[];
  logouts: number;
}

export function createShellLog(): ShellLog {
  return {
    navigations: [],
    tabs: [],
    alerts: [],
    confirms: [],
    toasts: [],
    toastActions: [],
    events: [],
    tracked: [],
    guards: [],
    logouts: 0,
  };
}
