import type { ShellServices, ShellUser } from '@sastre/shared-contracts/shell';
import type { I18n } from '../i18n/i18n.ts';
import type { Session } from '../session/session.types.ts';
import type { Analytics } from './analytics.ts';
import type { Browser } from './browser.ts';
import type { Clock } from './clock.ts';
import type { UserJournal } from './journal.ts';
import type { Guards } from './guards.ts';
import { openTab } from './open-tab.ts';
import type { Place } from './place.ts';
import type { Toasts } from './toasts.ts';

/** The router, as far as the services need it. */
export interface Navigator {
  go: (path: string, options?: { replace?: boolean }) => void;
  back: () => void;
}

export interface ServiceParts {
  user: ShellUser;
  session: Session;
  http: ShellServices['http'];
  events: ShellServices['events'];
  analytics: Analytics;
  navigator: Navigator;
  guards: Guards;
  browser: Browser;
  place: Pick<Place, 'isLeft'>;
  toasts: Toasts;
  journal: UserJournal;
  choices: ShellServices['choices'];
  i18n: Pick<I18n, 'language' | 'setLanguage'>;
  clock: Clock;
  site: ShellServices['site'];
}

/** Everything that a remote may ask of the shell, made from the shell's parts. */
export function createServices(parts: ServiceParts): ShellServices {
  const { session, browser, guards, navigator, place, i18n, journal, events } = parts;

  session.subscribe((state) => {
    if (state.kind === 'ended') events.emit('session.ended', {});
  });
  events.on('account.reset', () => void journal.wipe().catch(() => undefined));

  return {
    auth: {
      get user() {
        const state = session.state();
        return 'user' in state ? state.user : parts.user;
      },
      logout: async () => {
        if (!guards.mayLeave('logout')) return;
        await journal.wipe().catch(() => undefined);
        await session.logout();
      },
      accountSecurityUrl: session.accountSecurityUrl,
    },
    http: parts.http,
    nav: {
      origin: browser.origin,
      go: navigator.go,
      back: () => {
        // A screen that is being left leads nobody away from where they went.
        if (place.isLeft()) return;
        if (browser.canGoBack()) navigator.back();
        else navigator.go('/');
      },
      openTab: () => openTab(browser.open),
      leaveTo: (url) => {
        if (guards.mayLeave()) browser.assign(url);
      },
      guard: guards.add,
    },
    events,
    analytics: { track: parts.analytics.track },
    dialogs: { alert: browser.alert, confirm: browser.confirm },
    toast: parts.toasts.show,
    drafts: journal.services,
    choices: parts.choices,
    site: parts.site,
    i18n: {
      get language() {
        return i18n.language();
      },
      setLanguage: i18n.setLanguage,
    },
    clock: parts.clock,
  };
}
