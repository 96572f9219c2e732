import { readCookie, removeCookie, writeCookie } from '../session/cookies.ts';
import { createThemeSwitch, type ThemeSwitch } from './theme.ts';

/** The theme of this document and this browser. */
export function createPageTheme(): ThemeSwitch {
  return createThemeSwitch({
    page: document,
    readCookie: () => readCookie('theme'),
    writeCookie: (theme) => writeCookie('theme', theme),
    removeCookie: () => removeCookie('theme'),
  });
}
