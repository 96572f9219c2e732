import { defaultCvContent, type Cv, type Endpoint } from '@sastre/shared-contracts/api';
import { NO_SITE_FACTS, type SiteFacts } from '@sastre/shared-contracts/registry';
import type { CapabilityModule, RemoteModule } from '@sastre/shared-contracts/shell';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createAhead } from '../http/ahead.ts';
import { createI18n } from '../i18n/i18n.ts';
import { loadShellMessages } from '../i18n/shell-messages.ts';
import { createCapabilities } from '../remotes/capability-store.tsx';
import { createRemoteLoader, type Federation } from '../remotes/load-remote.ts';
import type { Reach } from '../remotes/blame.ts';
import type { RemoteFiles } from '../remotes/remote-files.ts';
import { readRemotes } from '../remotes/remote-registry.ts';
import type { FileWatch } from '../remotes/stall-limit.ts';
import { createAnalytics } from '../services/analytics.ts';
import type { Browser } from '../services/browser.ts';
import type { ConnectionState } from '../services/connection.ts';
import { createChoices } from '../services/choices.ts';
import { createUserJournal, createMemoryStore } from '../services/journal.ts';
import { createEvents } from '../services/events.ts';
import { createFakeClock } from '../services/fake-clock.fixture.ts';
import { createGuards } from '../services/guards.ts';
import { createServices } from '../services/create-services.ts';
import { createPlace } from '../services/place.ts';
import { createToasts } from '../services/toasts.ts';
import type { Session, SessionState } from '../session/session.types.ts';
import { NO_TELEMETRY, type Telemetry } from '../telemetry/telemetry.ts';
import { createThemeSwitch } from '../theme/theme.ts';
import type { ShellApp } from '../app.types.ts';
import { createRoutes } from './routes.tsx';

/** What the router needs of `Request`, which jsdom lacks. */
class RequestOfTests {
  readonly url: string;
  readonly signal: AbortSignal | null;
  readonly method = 'GET';
  readonly headers = new Map<string, string>();
  constructor(url: string, init: { signal?: AbortSignal } = {}) {
    this.url = url;
    this.signal = init.signal ?? null;
  }
}
globalThis.Request ??= RequestOfTests as unknown as typeof Request;

const card = (order: number, title: string) => ({
  order,
  icon: 'edit',
  title: { en: title, es: `${title} es`, de: `${title} de` },
  text: { en: `About ${title}`, es: '', de: '' },
});

/** A registry entry as the server sends it. */
export const entry = (name: string, path: string, title = '', order = 1) => ({
  name: `mfe_${name}`,
  namespace: name,
  build: '1.0.0-abc',
  entry: `/mfe/${name}/1.0.0-abc/remoteEntry.js`,
  integrity: '',
  contract: '1.0.0',
  pages: [{ id: 'page', path, auth: true, ...(title === '' ? {} : { card: card(order, title) }) }],
});

/** A remote with one page. */
export const remote = (
  name: string,
  page: RemoteModule['pages'][string],
  contract = '1.0.0',
): RemoteModule => ({
  id: `mfe_${name}`,
  contract,
  pages: { page },
  loadMessages: async () => ({ hello: `Hello from ${name}` }),
});

export const filledCv: Cv = {
  ...defaultCvContent,
  personal_info: { ...defaultCvContent.personal_info, fullName: 'Ana', email: 'ana@example.com' },
  _id: '11111111-2222-4333-8444-555555555555',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-02T00:00:00Z',
};

interface Given {
  at?: string;
  entries?: unknown[];
  modules?: Record<string, () => Promise<RemoteModule>>;
  /** What remotes expose as `./capabilities`. */
  offers?: Record<string, () => Promise<CapabilityModule>>;
  answers?: Record<string, (input?: unknown) => Promise<unknown>>;
  /** Who runs the site. */
  site?: SiteFacts;
  /** Remotes that are a developer's own in this tab. */
  overrides?: ShellApp['overrides'];
  /** Paths of pages whose remotes may not be among the entries. */
  pages?: readonly string[];
  /** What `/registry.json` says now. */
  registry?: () => { revision: number; remotes: unknown[] };
  /** Files of remotes that are under way. */
  watch?: FileWatch;
  /** Whether anything answers when the shell asks whose fault a failure is. */
  reached?: boolean;
}

/** The whole signed-in shell with everything outside of it faked. */
export async function showApp(given: Given = {}) {
  const clock = createFakeClock();
  const confirm = jest.fn<Browser['confirm']>(() => true);
  const browser = {
    origin: 'https://sastre.test',
    here: () => '/here?x=1',
    assign: jest.fn<Browser['assign']>(),
    replace: jest.fn<Browser['replace']>(),
    reload: jest.fn<Browser['reload']>(),
    open: () => null,
    alert: jest.fn<Browser['alert']>(),
    confirm,
    canGoBack: () => true,
  };
  let state: SessionState = { kind: 'signed-in', user: { sub: 'sub-1', name: 'Ana María' } };
  const listeners = new Set<(state: SessionState) => void>();
  const session = {
    state: () => state,
    subscribe: (listener: (state: SessionState) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: jest.fn<Session['signIn']>(async () => {}),
    logout: jest.fn<Session['logout']>(async () => {}),
    accountSecurityUrl: () => '',
  } as unknown as Session;
  const answers: Record<string, (input?: unknown) => Promise<unknown>> = {
    getMainCv: async () => filledCv,
    activeSubscription: () => Promise.reject(new Error('not asked')),
    listPlans: () => Promise.reject(new Error('not asked')),
    ...given.answers,
  };
  const i18n = await createI18n({
    language: 'en',
    loadShell: loadShellMessages,
    onLanguage: () => {},
  });
  const registry = given.registry ?? (() => ({ revision: 1, remotes: given.entries ?? [] }));
  const federation = {
    registerGlobalPlugins: jest.fn(),
    registerPlugins: jest.fn(),
    registerRemotes: jest.fn(),
    loadRemote: jest.fn(async (id: string) => {
      const [name = '', exposed] = id.split('/');
      const load = (exposed === 'capabilities' ? given.offers : given.modules)?.[name];
      if (load === undefined) throw new Error(`no ${id}`);
      return { default: await load() };
    }),
  };
  const remotes = readRemotes(given.entries ?? [], given.pages);
  /** What is seen of files that come: nothing, unless a test says otherwise. */
  const files = {
    watch: () => given.watch ?? { pending: () => [], listen: () => () => {} },
    drop: jest.fn<RemoteFiles['drop']>(),
  };
  const reach = jest.fn<Reach>(async () => given.reached ?? true);
  const guards = createGuards(() => confirm('leave?'));
  const toasts = createToasts(clock);
  const ahead = createAhead(
    {
      call: async (endpoint: Endpoint, input?: unknown) => ({
        data: (await answers[endpoint.id]?.(input)) as never,
        headers: {},
      }),
    },
    clock,
  );
  const place = createPlace({
    origin: browser.origin,
    here: () => router.state.location.pathname,
  });
  const services = createServices({
    user: { sub: 'sub-1', name: 'Ana María' },
    session,
    http: ahead.http,
    events: createEvents(),
    analytics: createAnalytics(),
    navigator: {
      go: (path, options) => void router.navigate(path, options),
      back: () => void router.navigate(-1),
    },
    guards,
    browser,
    place,
    toasts,
    journal: createUserJournal({ store: createMemoryStore(), sub: 'sub-1', clock }),
    choices: createChoices(localStorage),
    i18n,
    clock,
    site: given.site ?? NO_SITE_FACTS,
  });
  let connection: ConnectionState = 'online';
  const connected = new Set<() => void>();
  const kept: { theme?: string | undefined } = {};
  let stale = false;
  const loader = createRemoteLoader({
    federation: federation as unknown as Federation,
    remotes: remotes.remotes,
    fetchRegistry: async () => registry(),
    files,
    clock,
  });
  const tell = jest.fn<Telemetry['tell']>();
  const telemetry: Telemetry = { ...NO_TELEMETRY, tell };
  const app: ShellApp = {
    services,
    session,
    i18n,
    loader,
    askAhead: ahead.ask,
    remotes,
    overrides: given.overrides,
    useCapability: createCapabilities({ offered: remotes.capabilities, loader, i18n, telemetry }),
    guards,
    place,
    revision: { check: async () => {}, isStale: () => stale },
    toasts,
    telemetry,
    clock,
    reach,
    connection: {
      state: () => connection,
      subscribe: (hear) => {
        connected.add(hear);
        return () => void connected.delete(hear);
      },
    },
    theme: createThemeSwitch({
      page: document,
      readCookie: () => kept.theme,
      writeCookie: (theme) => (kept.theme = theme),
      removeCookie: () => (kept.theme = undefined),
    }),
    browser,
  };
  const router = createMemoryRouter(createRoutes(app), { initialEntries: [given.at ?? '/'] });
  const view = render(<RouterProvider router={router} />);
  return {
    ...view,
    app,
    router,
    browser,
    confirm,
    session,
    federation,
    files,
    reach,
    tell,
    clock,
    kept,
    becomeStale: () => (stale = true),
    connect: (next: ConnectionState) => {
      connection = next;
      for (const hear of connected) hear();
    },
    become: (next: SessionState) => {
      state = next;
      for (const listener of listeners) listener(next);
    },
  };
}
