import type { Language } from '@sastre/shared-contracts/api';

/** Name of the document for a path of the site: who was never signed in gets the prerendered welcome page at `/`. */
export function chooseDocument(path: string, hadSession: boolean, language: Language): string {
  return path === '/' && !hadSession ? `welcome.${language}.html` : 'app.html';
}

/** True when a client takes html: it says so, takes anything, or says nothing. */
export function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|application\/xhtml\+xml|\*\/\*/i.test(accept);
}

/** True when a client asks for html by name, as a browser does for a page. */
export function namesHtml(accept: string | undefined): boolean {
  return accept !== undefined && /text\/html/i.test(accept);
}

/** A document whose links to itself in other languages, and what other sites show of it, are whole addresses: search engines and previews follow no others. */
export function addressedDocument(html: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  return html.replace(
    /(<link rel="alternate" [^>]*href="|<meta property="og:(?:url|image)" content=")\//g,
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
