const YEAR_SECONDS = 31_536_000;

/** The first-party cookies by which the server chooses the document and its colours. */
export type CookieName = 'lang' | 'had-session' | 'theme';

export function readCookie(name: CookieName, source = document.cookie): string | undefined {
  const pair = source.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

export function writeCookie(name: CookieName, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure()}`;
}

export function removeCookie(name: CookieName): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`;
}

function secure(): string {
  return window.location.protocol === 'https:' ? '; Secure' : '';
}
