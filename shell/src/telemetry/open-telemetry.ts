import { SEEN_PATH } from '@sastre/shared-contracts/registry';
import type { RemoteSet } from '../remotes/remote-registry.ts';
import type { Clock } from '../services/clock.ts';
import { savesData, whenIdle } from '../services/idle.ts';
import { createTelemetry, NO_TELEMETRY, type Telemetry } from './telemetry.ts';

/** Opens what tells how remotes fare, where the server takes it in; what measures comes later, and to nobody who saves data. */
export function openTelemetry(given: {
  wanted: boolean;
  remotes: RemoteSet;
  /** Visitors get different builds: a canary runs. */
  isSplit: boolean;
  clock: Clock;
}): Telemetry {
  const { wanted, remotes, isSplit, clock } = given;
  if (!wanted) return NO_TELEMETRY;
  const path = window.location.pathname;
  const telemetry = createTelemetry({
    remotes: remotes.remotes,
    landing: remotes.routes.find((route) => route.path === path)?.remote,
    isSplit,
    clock,
    page: window,
    document,
    send: (report) => {
      const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
      navigator.sendBeacon(SEEN_PATH, body);
    },
  });
  if (!savesData()) {
    whenIdle(() => {
      import('./vitals.ts').then(
        ({ watchVitals }) => watchVitals(telemetry),
        () => undefined,
      );
    });
  }
  return telemetry;
}
