import {
  act,
  useSyncExternalStore,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../api/index.ts';
import {
  NamespaceProvider,
  ShellProvider,
  type LinkProps,
  type ShellImplementation,
} from '../../shell/facade.tsx';
import { NO_SITE_FACTS, type SiteFacts } from '../../registry/boot.schema.ts';
import type { Messages } from '../../shell/remote-module.ts';
import type { CapabilityName, CapabilityState } from '../../shell/capabilities.ts';
import type { ShellServices, ShellUser } from '../../shell/services.ts';
import { createFakeApi, FAKE_NOW, FAKE_ORIGIN, type FakeApi } from '../fake-api/create-fake-api.ts';
import { sampleUser } from '../fixtures/user.fixture.ts';
import { createFakeCapabilities, type FakeCapabilities } from './fake-capabilities.tsx';
import { createFakeServices } from './fake-services.ts';
import { createManualClock, createRealClock, settled, type ManualClock } from './manual-clock.ts';
import { createShellLog, type ShellLog } from './shell-log.ts';
import { createStore, type Store } from './store.ts';
import { translate } from './translate.ts';

export interface FakeShellOptions {
  /** The server; a new fake on the shell's clock unless given. */
  api?: FakeApi;
  user?: ShellUser;
  language?: Language;
  /** Path and query of the page, e.g. `/cv-data?tab=skills`. */
  url?: string;
  /** Texts of the namespace; a function of the language when the page changes it. Unknown keys show themselves. */
  messages?: Messages | ((language: Language) => Messages);
  namespace?: string;
  /** `openTab` gives a tab that the browser refused. */
  popupsBlocked?: boolean;
  /** How far what other remotes offer is; `absent` unless given, so that a page is seen alone. */
  capabilities?: Partial<Record<CapabilityName, CapabilityState>>;
  /** Who runs the site; nothing is configured unless given. */
  site?: SiteFacts;
  /** `real` runs by the browser's clock, for a page run by hand; `advance` is refused then. */
  time?: 'manual' | 'real';
}

export interface FakeShell {
  shell: ShellServices;
  /** Goes around what is rendered. */
  Wrapper: ComponentType<{ children: ReactNode }>;
  log: ShellLog;
  api: FakeApi;
  clock: ManualClock;
  capabilities: FakeCapabilities;
  /** Answer of every confirm from now on; true at first. */
  answerConfirm: (answer: boolean) => void;
  /** Puts another URL into the address bar, as the browser's own navigation would. */
  setUrl: (url: string) => void;
}

/** A shell in memory: services that log, and the facade's context for what is rendered inside `Wrapper`. */
export function fakeShell(options: FakeShellOptions = {}): FakeShell {
  const log = createShellLog();
  const origin = FAKE_ORIGIN;
  const clock =
    options.time === 'real' ? realManualClock() : createManualClock(FAKE_NOW, settledInAct);
  const user = options.user ?? sampleUser;
  const api = options.api ?? createFakeApi({ user, now: clock.now });
  const url = createStore(new URL(options.url ?? '/', origin));
  const language = createStore<Language>(options.language ?? DEFAULT_LANGUAGE);
  let answer = true;
  const shell = createFakeServices({
    api,
    user,
    origin,
    log,
    url,
    language,
    clock,
    popupsBlocked: options.popupsBlocked ?? false,
    confirmAnswer: () => answer,
    site: options.site ?? NO_SITE_FACTS,
  });
  const { all: capabilities, use: useCapability } = createFakeCapabilities(options.capabilities);
  const value = { ...implementation(shell, url, language, options.messages ?? {}), useCapability };
  return {
    shell,
    log,
    api,
    clock,
    capabilities,
    Wrapper: ({ children }) => (
      <ShellProvider value={value}>
        <NamespaceProvider value={options.namespace ?? 'test'}>{children}</NamespaceProvider>
      </ShellProvider>
    ),
    answerConfirm: (next) => {
      answer = next;
    },
    setUrl: (next) => act(() => url.set(new URL(next, origin))),
  };
}

function implementation(
  services: ShellServices,
  url: Store<URL>,
  language: Store<Language>,
  messages: NonNullable<FakeShellOptions['messages']>,
): Omit<ShellImplementation, 'useCapability'> {
  const useLanguage = () => useSyncExternalStore(language.subscribe, language.get);
  return {
    services,
    useLanguage,
    useQuery: () => useSyncExternalStore(url.subscribe, url.get).searchParams,
    useTranslate: () => {
      const current = useLanguage();
      const texts = typeof messages === 'function' ? messages(current) : messages;
      return (key, values) => translate(texts, current, key, values);
    },
    Link: ({ to, ...rest }: LinkProps) => {
      const follow = (event: MouseEvent) => {
        event.preventDefault();
        services.nav.go(to);
      };
      return <a {...rest} href={to} onClick={follow} />;
    },
  };
}

function settledInAct(step: () => void): Promise<void> {
  return act(() => settled(step));
}

function realManualClock(): ManualClock {
  const refuse = () => Promise.reject(new Error('The real clock cannot be advanced'));
  return { ...createRealClock(), advance: refuse, pending: () => 0 };
}
