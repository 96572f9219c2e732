import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@sastre/shared-contracts/api';

/** The interface's language: what a link asks for, else the stored choice, else the first part of the browser's first language, else en. */
export function chooseLanguage(
  stored: string | undefined,
  accepted: string | undefined,
  asked?: unknown,
): Language {
  if (isLanguage(asked)) return asked;
  if (isLanguage(stored)) return stored;
  const first = accepted?.split(',')[0]?.split(';')[0]?.split('-')[0]?.trim().toLowerCase();
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** Name of the document for a path of the site: who was never signed in gets the prerendered welcome page at `/`. */
export function chooseDocument(path: string, hadSession: boolean, language: Language): string {
  return path === '/' && !hadSession ? `welcome.${language}.html` : 'app.html';
}

/** Paths that never answer with a document, whatever is asked for. */
export function isReserved(path: string): boolean {
  const isArea = /^\/(api|idp|standin|mfe|assets|fonts|plans-icons|health)(\/|$)/.test(path);
  const isFile = /\.[^/]*$/.test(path) || path.includes('/.');
  return isArea || isFile;
}

/** True when a client takes html: it says so, takes anything, or says nothing. */
export function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|application\/xhtml\+xml|\*\/\*/i.test(accept);
}

/** A theme that somebody chose; without one a document follows the system. */
export type ChosenTheme = 'light' | 'dark';

/** The theme of a stored choice; undefined for the system's. */
export function chooseTheme(stored: string | undefined): ChosenTheme | undefined {
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** A document in the chosen theme before any script runs: on html for the styles, and in the marks that colour the browser's frame. */
export function themedDocument(html: string, theme: ChosenTheme | undefined): string {
  if (theme === undefined) return html;
  const other = theme === 'light' ? 'dark' : 'light';
  return html
    .replace('<html', `<html data-theme="${theme}"`)
    .replace('content="light dark"', `content="${theme}"`)
    .replace(`media="(prefers-color-scheme: ${theme})"`, 'media="all"')
    .replace(`media="(prefers-color-scheme: ${other})"`, 'media="not all"');
}

/** A document whose links to itself in other languages are whole addresses: search engines follow no others. */
export function addressedDocument(html: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  return html.replace(
    /(<link rel="alternate" [^>]*href=")\//g,
    (_all, start) => `${start}${origin}/`,
  );
}

/** JSON that may stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Where a request to another loopback name belongs; undefined when it is right where it is. */
export function loopbackTarget(host: string | undefined, publicUrl: string): string | undefined {
  const home = new URL(publicUrl);
  if (home.hostname !== 'localhost' || host === undefined) return undefined;
  const hostname = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  const isOther =
    /^127(\.\d+){3}$/.test(hostname) || hostname === '[::1]' || hostname.endsWith('.localhost');
  return isOther ? home.origin : undefined;
}
