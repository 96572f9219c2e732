import type { ShellImplementation, ShellServices } from '@sastre/shared-contracts/shell';
import type { Ahead } from './http/ahead.ts';
import type { I18n } from './i18n/i18n.ts';
import type { Reach } from './remotes/blame.ts';
import type { RemoteLoader } from './remotes/load-remote.ts';
import type { Overrides } from './remotes/overrides/overrides.ts';
import type { RemoteSet } from './remotes/remote-registry.ts';
import type { RevisionWatch } from './remotes/revision-watch.ts';
import type { Browser } from './services/browser.ts';
import type { Clock } from './services/clock.ts';
import type { Connection } from './services/connection.ts';
import type { Guards } from './services/guards.ts';
import type { Place } from './services/place.ts';
import type { Toasts } from './services/toasts.ts';
import type { Session } from './session/session.types.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import type { ThemeSwitch } from './theme/theme.ts';

/** The parts that the shell's own screens work with; remotes see `services` only. */
export interface ShellApp {
  services: ShellServices;
  session: Pick<Session, 'state' | 'subscribe' | 'signIn'>;
  i18n: I18n;
  loader: RemoteLoader;
  askAhead: Ahead['ask'];
  remotes: RemoteSet;
  /** Remotes that are a developer's own in this tab. */
  overrides: Overrides | undefined;
  useCapability: ShellImplementation['useCapability'];
  guards: Guards;
  place: Pick<Place, 'arrived'>;
  revision: RevisionWatch;
  clock: Clock;
  reach: Reach;
  toasts: Toasts;
  telemetry: Telemetry;
  connection: Pick<Connection, 'state' | 'subscribe'>;
  theme: ThemeSwitch;
  browser: Browser;
}
