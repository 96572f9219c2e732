import { paths } from '@sastre/shared-contracts/routes';
import type { ShellUser } from '@sastre/shared-contracts/shell';
import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BootScreen } from './boot/boot-screen.view.tsx';
import { createApp } from './boot/create-app.ts';
import { readBoot, readKeeper } from './boot/read-boot.ts';
import { registryOfUser } from './boot/registry-of-user.ts';
import { createI18n } from './i18n/i18n.ts';
import { chooseLanguage, createLanguageStore } from './i18n/language.ts';
import { loadShellMessages } from './i18n/shell-messages.ts';
import { fetchRegistryOfUser } from './remotes/fetch-registry.ts';
import { createRoutes } from './routing/routes.tsx';
import { createBrowser } from './services/browser.ts';
import { createClock } from './services/clock.ts';
import { onRestoredPage } from './services/restored-page.ts';
import { createTab } from './services/tab-id.ts';
import { whenBack } from './services/when-back.ts';
import { readCookie, removeCookie, writeCookie } from './session/cookies.ts';
import { askInFrame } from './session/keeper/ask-in-frame.ts';
import { providerOf } from './session/keeper/provider.ts';
import { reachKeeper } from './session/keeper/reach-keeper.ts';
import { threadsOf } from './session/keeper/thread.ts';
import { createChecker, createKeycloak } from './session/keycloak.ts';
import { createReturnPath, isLoginAnswer } from './session/return-path.ts';
import { createSessionChannel } from './session/session-channel.ts';
import { createSession } from './session/session.ts';
import { createPageTheme } from './theme/page-theme.ts';
import { SIGNED_OUT } from './welcome/signed-out.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('This document has no place for the site');
const root = createRoot(container);

const browser = createBrowser();
onRestoredPage(browser.reload, window);
const clock = createClock();
// At once: until it is claimed, other tabs take this one for gone.
const tab = createTab({
  storage: sessionStorage,
  locks: navigator.locks,
  clock,
  newId: () => crypto.randomUUID(),
});
const theme = createPageTheme();
const languages = createLanguageStore({
  storage: localStorage,
  readCookie: () => readCookie('lang'),
  writeCookie: (language) => writeCookie('lang', language),
});
const stored = languages.read();
let chosen = stored !== undefined;
const i18n = await createI18n({
  language: chooseLanguage(stored, navigator.language),
  loadShell: loadShellMessages,
  onLanguage: (language) => {
    document.documentElement.lang = language;
    // Only a choice is stored: a browser's language may change.
    if (chosen) languages.write(language);
    chosen = true;
  },
});

const boot = readBoot(document);
const returnPath = createReturnPath(sessionStorage, clock);
const hadSession = readCookie('had-session') !== undefined;
const isAnswer = isLoginAnswer(window.location.hash);
if (!isAnswer) returnPath.keep(browser.here());

// At once: it is loaded while the session is looked for.
const keeper = reachKeeper({
  provider: providerOf(boot.identity, browser.origin),
  startThread: threadsOf(readKeeper(document)),
  clock,
});
const session = createSession({
  identity: boot.identity,
  origin: browser.origin,
  clock,
  createKeycloak,
  createChecker,
  keeper,
  askInFrame: (url) => askInFrame(url, clock),
  leaveTo: browser.replace,
  whenBack: (run) => whenBack(run, window),
  returnPath,
  channel: createSessionChannel(),
  mark: { set: () => writeCookie('had-session', '1'), clear: () => removeCookie('had-session') },
  language: i18n.language,
});

async function start(isAgain = false): Promise<void> {
  const state = await session.start();
  if (state.kind === 'signed-in') return isAgain ? startAfresh() : enter(state.user);
  if (state.kind === 'signed-out') return showWelcome();
  root.render(
    <BootScreen
      text={i18n.t('boot.failed')}
      action={i18n.t('boot.retry')}
      onAction={() => void start(true)}
    />,
  );
}

/** A first try that hung may go on, and would bring its tokens past the code of remotes. */
function startAfresh(): void {
  window.history.replaceState(null, '', targetOf());
  browser.reload();
}

function targetOf(): string {
  return returnPath.peek() ?? (isAnswer ? paths.dashboard() : browser.here());
}

async function enter(user: ShellUser): Promise<void> {
  returnPath.claim(user.sub);
  const target = targetOf();
  returnPath.drop();
  if (isAnswer) window.history.replaceState(null, '', target);
  const registry = await registryOfUser(boot.registry, {
    subject: user.sub,
    fetchRegistry: () => fetchRegistryOfUser(keeper),
    clock,
  });
  const overrides = boot.overrides
    ? await overridesOf(new URL(target, browser.origin).searchParams)
    : undefined;
  const app = createApp({
    boot: { ...boot, registry },
    user,
    session,
    keeper,
    i18n,
    clock,
    browser,
    theme,
    tab,
    federation: { loadRemote, registerGlobalPlugins, registerPlugins, registerRemotes },
    overrides,
    navigator: {
      go: (path, { replace = false } = {}) => {
        // Another tab of the same screen: it shows by itself where one is to look.
        const isHere = path.split('?', 1)[0] === router.state.location.pathname;
        void router.navigate(path, { replace, preventScrollReset: replace && isHere });
      },
      back: () => void router.navigate(-1),
    },
  });
  const router = createBrowserRouter(createRoutes(app));
  root.render(<RouterProvider router={router} />);
}

/** Only where the server allows them; their code is loaded nowhere else. */
async function overridesOf(search: URLSearchParams) {
  const { openOverrides } = await import('./remotes/overrides/overrides.ts');
  return openOverrides({
    search,
    storage: sessionStorage,
    browser,
    clock,
    fetchJson: async (url): Promise<unknown> => {
      const response = await fetch(url, { cache: 'no-store' });
      return (await response.json()) as unknown;
    },
    listen: (url, onChange) => {
      new EventSource(url).onmessage = onChange;
    },
  });
}

/** The welcome page is a document of its own, which the server sends where no session was. */
function showWelcome(): void {
  const isLogout = window.location.pathname === paths.logout();
  if (isLogout) returnPath.drop();
  removeCookie('had-session');
  // Whoever did not do it themselves is told.
  if (hadSession && !isLogout) return browser.replace(`/?${SIGNED_OUT}`);
  if (window.location.pathname !== '/' || hadSession) return browser.replace('/');
  root.render(
    <BootScreen
      text={i18n.t('boot.signedOut')}
      action={i18n.t('session.signIn')}
      onAction={() => void session.signIn('login')}
    />,
  );
}

await start();
