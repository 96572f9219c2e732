import { isLanguage } from '@sastre/shared-contracts/api';
import type { LanguageStore } from '../i18n/language.ts';
import type { ReturnPath } from '../session/return-path.ts';
import type { Identity, Session } from '../session/session.types.ts';
import { SIGNED_OUT } from './signed-out.ts';
import { isTheme, type ThemeSwitch } from '../theme/theme.ts';

/** Parameter that a sign-in button's form sends while no script takes the click. */
const PRESSED = 'sign-in';
/** The button that leads to a new account. */
const GET_STARTED = 'get-started';

export interface WelcomeParts {
  page: Document;
  location: Pick<Location, 'search' | 'replace'>;
  history: Pick<History, 'replaceState'>;
  returnPath: Pick<ReturnPath, 'peek' | 'keep' | 'claim'>;
  theme: ThemeSwitch;
  languages: LanguageStore;
  /** What the server knows of the choice. */
  languageCookie: () => string | undefined;
  /** True once the server would send the app instead of this document. */
  hadSession: () => boolean;
  createSession: (identity: Identity) => Session;
}

/** Brings the prerendered page to life: language, theme, the ways to sign in, and on to the app for who is signed in already. */
export async function startWelcome(parts: WelcomeParts): Promise<void> {
  const { page, location } = parts;
  // The remotes of a developer, which the app shows where the server allows it, come along through the sign-in.
  if (new URLSearchParams(location.search).has('mfe')) parts.returnPath.keep(`/${location.search}`);
  if (followLanguage(parts) || offerLanguages(parts)) return;
  offerThemes(page, parts.theme);
  if (wasSignedOut(location)) {
    page.getElementById('signed-out')?.removeAttribute('hidden');
    parts.history.replaceState(null, '', '/');
  }

  const session = parts.createSession(readIdentity(page));
  const buttons = [...page.querySelectorAll<HTMLButtonElement>('button[data-sign-in]')];
  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      showFailure(page, false);
      session.signIn(button.dataset['signIn'] === GET_STARTED ? 'register' : 'login').catch(() => {
        button.removeAttribute('aria-busy');
        showFailure(page, true);
      });
    });
  }
  const starting = session.start();
  const pressed = pressedBefore(location);
  if (pressed !== undefined) {
    parts.history.replaceState(null, '', '/');
    buttons.find(({ dataset }) => dataset.signIn === pressed)?.click();
  }
  const state = await starting;
  // Without the cookie the server would send this page again, for ever.
  if (state.kind !== 'signed-in' || !parts.hadSession()) return;
  parts.returnPath.claim(state.user.sub);
  location.replace(parts.returnPath.peek() ?? '/');
}

function wasSignedOut({ search }: WelcomeParts['location']): boolean {
  return new URLSearchParams(search).has(SIGNED_OUT);
}

/** What was pressed before this script was here: the form had the document sent once more, and says so. */
function pressedBefore({ search }: WelcomeParts['location']): string | undefined {
  return new URLSearchParams(search).get(PRESSED) ?? undefined;
}

/** The choice may be newer than the document, or come by a link (`/?lang=es`). True when another document is on its way. */
function followLanguage({ page, location, languages, languageCookie }: WelcomeParts): boolean {
  const asked = new URLSearchParams(location.search).get('lang');
  const wanted = isLanguage(asked) ? asked : languages.read();
  const known = languageCookie();
  // The server speaks the language of the link; the next document must, too.
  if (isLanguage(asked) && asked !== languages.read()) languages.write(asked);
  if (!isLanguage(wanted) || wanted === page.documentElement.lang) return false;
  if (wanted === known) {
    // The choice may have been made while this document was on its way; asked by name once more, and not in circles.
    if (isLanguage(asked)) return false;
    location.replace(again(location, { lang: wanted }));
    return true;
  }
  languages.write(wanted);
  if (wanted !== languageCookie()) return false;
  location.replace(again(location));
  return true;
}

/** The address of the next document, which is told what was pressed as this one was. */
function again(location: WelcomeParts['location'], asked: Record<string, string> = {}): string {
  const pressed = pressedBefore(location);
  const query = new URLSearchParams({
    ...asked,
    ...(pressed !== undefined && { [PRESSED]: pressed }),
    ...(wasSignedOut(location) && { [SIGNED_OUT]: '' }),
  });
  return `/?${query}`.replace(/\?$/, '');
}

/** True when a language was chosen before this script was here, and its document is on its way. */
function offerLanguages({ page, location, languages }: WelcomeParts): boolean {
  const select = page.querySelector<HTMLSelectElement>('#language');
  if (select === null) return false;
  const follow = () => {
    if (!isLanguage(select.value)) return false;
    languages.write(select.value);
    location.replace('/');
    return true;
  };
  select.addEventListener('change', follow);
  return select.value !== page.documentElement.lang && follow();
}

function offerThemes(page: Document, theme: ThemeSwitch): void {
  const select = page.querySelector<HTMLSelectElement>('#theme');
  if (select === null) return;
  select.value = theme.current();
  select.addEventListener('change', () => {
    if (isTheme(select.value)) theme.choose(select.value);
  });
}

function readIdentity(page: Document): Identity {
  const boot = JSON.parse(page.getElementById('boot')?.textContent ?? '{}') as {
    identity?: Partial<Identity>;
  };
  const { url, realm, clientId } = boot.identity ?? {};
  if (!url || !realm || !clientId) throw new Error('This document carries no identity provider');
  return { url, realm, clientId };
}

function showFailure(page: Document, shown: boolean): void {
  page.getElementById('sign-in-failed')?.toggleAttribute('hidden', !shown);
}
