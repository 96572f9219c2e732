/** What a visitor may choose; `system` follows the machine. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** The choice lives in the `theme` cookie, so that the server can colour the document before any script runs. */
export interface ThemeSwitch {
  current: () => Theme;
  choose: (theme: Theme) => void;
  /** Returns the release. */
  subscribe: (listener: () => void) => () => void;
}

export function createThemeSwitch(given: {
  page: Document;
  readCookie: () => string | undefined;
  writeCookie: (theme: Exclude<Theme, 'system'>) => void;
  removeCookie: () => void;
}): ThemeSwitch {
  const listeners = new Set<() => void>();
  const stored = given.readCookie();
  let theme: Theme = isTheme(stored) ? stored : 'system';
  showTheme(given.page, theme);
  return {
    current: () => theme,
    choose: (next) => {
      theme = next;
      if (next === 'system') given.removeCookie();
      else given.writeCookie(next);
      showTheme(given.page, next);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The same three marks that the server sets on a document: see `themedDocument` there. */
function showTheme(page: Document, theme: Theme): void {
  const root = page.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  page
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
  for (const colour of page.querySelectorAll('meta[name="theme-color"][data-scheme]')) {
    const scheme = colour.getAttribute('data-scheme') ?? '';
    colour.setAttribute('media', mediaOf(scheme, theme));
  }
}

function mediaOf(scheme: string, theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return scheme === theme ? 'all' : 'not all';
}
