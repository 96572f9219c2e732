import { NO_SITE_FACTS, type Boot } from '@sastre/shared-contracts/registry';
import type { ShellUser } from '@sastre/shared-contracts/shell';
import { createAhead } from '../http/ahead.ts';
import { createHttp } from '../http/http.ts';
import { inOrder } from '../http/in-order.ts';
import type { I18n } from '../i18n/i18n.ts';
import type { Keeper } from '../session/keeper/keeper.types.ts';
import { fetchRegistry } from '../remotes/fetch-registry.ts';
import { reachByFetch } from '../remotes/blame.ts';
import { createRemoteLoader, type Federation } from '../remotes/load-remote.ts';
import type { Overrides } from '../remotes/overrides/overrides.ts';
import { createRemoteFiles } from '../remotes/remote-files.ts';
import { readRemotes } from '../remotes/remote-registry.ts';
import { createRevisionWatch } from '../remotes/revision-watch.ts';
import { createCapabilities } from '../remotes/capability-store.tsx';
import { createAnalytics } from '../services/analytics.ts';
import { createAnalyticsSender } from '../services/analytics-sender.ts';
import type { Browser } from '../services/browser.ts';
import { createChoices } from '../services/choices.ts';
import type { Clock } from '../services/clock.ts';
import { askWhetherReady, watchConnection } from '../services/ask-ready.ts';
import { createConnection } from '../services/connection.ts';
import { withLeave } from '../services/journal-at-leave.ts';
import { createUserJournal } from '../services/journal.ts';
import { createEvents } from '../services/events.ts';
import { createGuards, guardUnload, type LeaveQuestion } from '../services/guards.ts';
import { createIndexedDbStore } from '../services/indexed-db.store.ts';
import { report } from '../services/report.ts';
import { createServices, type Navigator } from '../services/create-services.ts';
import { createPlace } from '../services/place.ts';
import type { Tab } from '../services/tab-id.ts';
import { createToasts } from '../services/toasts.ts';
import { openTelemetry } from '../telemetry/open-telemetry.ts';
import type { Session } from '../session/session.types.ts';
import type { ThemeSwitch } from '../theme/theme.ts';
import type { ShellApp } from '../app.types.ts';

/** Puts the signed-in shell together. */
export function createApp(given: {
  boot: Boot;
  user: ShellUser;
  session: Session;
  keeper: Pick<Keeper, 'call'>;
  i18n: I18n;
  clock: Clock;
  browser: Browser;
  navigator: Navigator;
  federation: Federation;
  theme: ThemeSwitch;
  tab: Tab;
  overrides?: Overrides | undefined;
}): ShellApp {
  const { boot, user, session, i18n, clock, browser, navigator } = given;
  const { revision, remotes: entries, pages, visitor } = boot.registry;
  const { overrides } = given;
  const overridden = (all: readonly unknown[]) => overrides?.apply(all) ?? [...all];
  const remotes = readRemotes(overridden(entries), pages);
  for (const issue of remotes.issues) report(new Error(issue));

  const isSplit = visitor !== undefined;
  const telemetry = openTelemetry({ wanted: boot.reports === true, remotes, isSplit, clock });
  const send = createAnalyticsSender({
    target: boot.analytics,
    navigator: window.navigator,
    load: () => import('../services/posthog.ts'),
  });
  const analytics = createAnalytics(send ? { send } : {});
  analytics.listen(({ properties }) => {
    if ('status' in properties && properties.status >= 500) telemetry.callFailed();
  });
  const store = withLeave(createIndexedDbStore(), localStorage, window);
  const ask = (question: LeaveQuestion) => browser.confirm(i18n.t(`leave.${question}`));
  const guards = createGuards(ask, store.keeps);
  const toasts = createToasts(clock);
  const journal = createUserJournal({
    store,
    sub: user.sub,
    clock,
    tab: given.tab,
  });
  void journal.sweep().catch(() => undefined);
  guardUnload(guards, window);

  const events = createEvents();
  const connection = createConnection({
    clock,
    isOnline: () => window.navigator.onLine,
    ask: askWhetherReady,
    events,
  });
  watchConnection(connection, window);
  const ahead = createAhead(
    inOrder(createHttp({ session, analytics, connection, send: given.keeper.call })),
    clock,
  );
  const place = createPlace(browser);
  const services = createServices({
    user,
    session,
    http: ahead.http,
    events,
    analytics,
    navigator,
    guards,
    browser,
    place,
    toasts,
    journal,
    choices: createChoices(localStorage),
    i18n,
    clock,
    site: boot.site ?? NO_SITE_FACTS,
  });
  const loader = createRemoteLoader({
    federation: given.federation,
    remotes: remotes.remotes,
    fetchRegistry: async () => ({ remotes: overridden((await fetchRegistry()).remotes) }),
    files: createRemoteFiles(document),
    clock,
  });
  return {
    services,
    session,
    i18n,
    loader,
    askAhead: ahead.ask,
    remotes,
    overrides,
    useCapability: createCapabilities({ offered: remotes.capabilities, loader, i18n, telemetry }),
    guards,
    place,
    revision: createRevisionWatch({ revision, fetchRegistry: () => fetchRegistry(), clock }),
    toasts,
    telemetry,
    connection,
    theme: given.theme,
    clock,
    reach: reachByFetch,
    browser,
  };
}
