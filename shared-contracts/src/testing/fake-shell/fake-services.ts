import type { ShellEventName, ShellEvents } from '../../events/index.ts';
import type { SiteFacts } from '../../registry/boot.schema.ts';
import { ApiError } from '../../shell/api-error.ts';
import type { OpenedTab, ShellServices, ShellUser } from '../../shell/services.ts';
import type { Language } from '../../api/index.ts';
import type { FakeApi } from '../fake-api/create-fake-api.ts';
import type { FakeTab, Navigation, ShellLog } from './shell-log.ts';
import type { Store } from './store.ts';

interface Parts {
  api: Pick<FakeApi, 'call'>;
  user: ShellUser;
  origin: string;
  log: ShellLog;
  url: Store<URL>;
  language: Store<Language>;
  clock: ShellServices['clock'];
  popupsBlocked: boolean;
  confirmAnswer: () => boolean;
  site: SiteFacts;
}

/** The shell's services over memory; everything that a page asks for is logged. */
export function createFakeServices(parts: Parts): ShellServices {
  const { log, language, user } = parts;
  return {
    auth: {
      user,
      logout: async () => {
        log.logouts += 1;
      },
      accountSecurityUrl: () => `${parts.origin}/idp/realms/sastre/account/password`,
    },
    http: { call: reportingCall(parts) },
    nav: createNav(parts),
    events: createEvents(log),
    analytics: {
      track: (name, properties) =>
        log.tracked.push({ name, properties } as ShellLog['tracked'][number]),
    },
    dialogs: {
      alert: (text) => log.alerts.push(text),
      confirm: (text) => {
        log.confirms.push(text);
        return parts.confirmAnswer();
      },
    },
    toast: (text, action) => {
      log.toasts.push(text);
      if (action !== undefined) log.toastActions.push(action);
    },
    drafts: createJournal(),
    choices: createChoices(),
    site: parts.site,
    i18n: {
      get language() {
        return language.get();
      },
      setLanguage: async (next) => language.set(next),
    },
    clock: parts.clock,
  };
}

function reportingCall({ api, log }: Parts): ShellServices['http']['call'] {
  return async (endpoint, input, options) => {
    try {
      return await api.call(endpoint, input, options);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      const message = error instanceof Error ? error.message : String(error);
      log.tracked.push({
        name: 'api_error',
        properties: { endpoint: endpoint.path, status, message },
      });
      throw error;
    }
  };
}

function createNav({ log, url, origin, popupsBlocked }: Parts): ShellServices['nav'] {
  const record = (kind: Navigation['kind'], to: string) => {
    const dirty = log.guards.some((isDirty) => isDirty());
    log.navigations.push(dirty ? { kind, to, guarded: true } : { kind, to });
  };
  return {
    origin,
    go: (path, options) => {
      record(options?.replace ? 'replace' : 'go', path);
      const next = new URL(path, url.get());
      // Another path would unmount the page; the fake keeps it, with the query it had.
      if (next.pathname === url.get().pathname) url.set(next);
    },
    back: () => record('back', ''),
    leaveTo: (to) => record('leave', to),
    openTab: () => {
      const tab: FakeTab = { urls: [], closed: false };
      if (!popupsBlocked) log.tabs.push(tab);
      const opened: OpenedTab = {
        opened: !popupsBlocked,
        show: (to) => tab.urls.push(to),
        close: () => {
          tab.closed = true;
        },
      };
      return opened;
    },
    guard: (isDirty, { kept } = {}) => {
      const guard = Object.assign(() => isDirty(), kept === undefined ? {} : { kept });
      log.guards.push(guard);
      return () => {
        const index = log.guards.indexOf(guard);
        if (index >= 0) log.guards.splice(index, 1);
      };
    },
  };
}

function createEvents(log: ShellLog): ShellServices['events'] {
  const handlers = new Map<ShellEventName, Set<(payload: never) => void>>();
  return {
    emit: (name, payload) => {
      log.events.push({ name, payload } as ShellLog['events'][number]);
      for (const handler of handlers.get(name) ?? []) handler(payload as never);
    },
    on: <N extends ShellEventName>(name: N, handler: (payload: ShellEvents[N]) => void) => {
      const known = handlers.get(name) ?? new Set();
      handlers.set(name, known.add(handler));
      return () => known.delete(handler);
    },
  };
}

function createJournal(): ShellServices['drafts'] {
  const kept = new Map<string, string>();
  return {
    read: async (key) => {
      const text = kept.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    write: async (key, value) => {
      kept.set(key, JSON.stringify(value));
    },
    drop: async (key) => {
      kept.delete(key);
    },
  };
}

function createChoices(): ShellServices['choices'] {
  const made = new Map<string, string>();
  return {
    read: (name) => made.get(name),
    write: (name, value) => void made.set(name, value),
  };
}
