import { isLanguage } from '@sastre/shared-contracts/api';
import '@sastre/shared-ui/tokens.css';
import '@sastre/shared-ui/base.css';
import '../vignettes/vignettes.css';
import '../documents/top-bar.css';
import '../documents/plain.css';
import './welcome.css';
import './welcome-picture.css';
import { createLanguageStore } from '../i18n/language.ts';
import { createClock } from '../services/clock.ts';
import { onRestoredPage } from '../services/restored-page.ts';
import { readCookie, removeCookie, writeCookie } from '../session/cookies.ts';
import { NO_KEEPER } from '../session/keeper/no-keeper.ts';
import { createChecker, createKeycloak } from '../session/keycloak.ts';
import { createReturnPath } from '../session/return-path.ts';
import { createSessionChannel } from '../session/session-channel.ts';
import { createSession } from '../session/session.ts';
import { createPageTheme } from '../theme/page-theme.ts';
import { startWelcome } from './start-welcome.ts';

onRestoredPage(() => window.location.reload(), window);

const languages = createLanguageStore({
  storage: localStorage,
  readCookie: () => readCookie('lang'),
  writeCookie: (language) => writeCookie('lang', language),
});

const clock = createClock();
const returnPath = createReturnPath(sessionStorage, clock);

void startWelcome({
  page: document,
  location: window.location,
  history: window.history,
  returnPath,
  theme: createPageTheme(),
  languages,
  languageCookie: () => readCookie('lang'),
  hadSession: () => readCookie('had-session') !== undefined,
  createSession: (identity) =>
    createSession({
      identity,
      origin: window.location.origin,
      clock,
      createKeycloak,
      createChecker,
      ...NO_KEEPER,
      returnPath,
      channel: createSessionChannel(),
      mark: {
        set: () => writeCookie('had-session', '1'),
        clear: () => removeCookie('had-session'),
      },
      language: () => {
        const { lang } = document.documentElement;
        return isLanguage(lang) ? lang : 'en';
      },
    }),
});
