/** Two origins: that of the front on a developer's machine, and that of the shell behind it. */
export interface Origins {
  front: string;
  shell: string;
}

// Of one connection alone, or about a body that is another one by then.
const OF_A_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'te', 'upgrade', 'host'];
const OF_A_BODY = ['content-encoding', 'content-length'];
const NAMING_AN_ORIGIN = ['origin', 'referer', 'location'];

/** A text that names one origin, plain or as a part of an address, with the other one in its place. */
export function withOrigin(text: string, from: string, to: string): string {
  return text
    .replaceAll(from, to)
    .replaceAll(encodeURIComponent(from), encodeURIComponent(to))
    .replaceAll(from.replaceAll('/', '\\/'), to.replaceAll('/', '\\/'));
}

/**
 * Whether what is sent to a path, or answered there, speaks of where browsers go: signing in and paying do. All else holds
 * what people wrote, which is passed on as it is.
 */
export function isOfAddresses(path: string): boolean {
  return /^\/(idp|standin)\/|\/saas\//.test(path.split('?')[0] ?? '');
}

/** Headers of a browser's request as the shell gets them: as if its own pages had made it. */
export function requestHeaders(
  given: Record<string, string | string[] | undefined>,
  { front, shell }: Origins,
): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || [...OF_A_HOP, ...OF_A_BODY, 'accept-encoding'].includes(name))
      continue;
    for (const one of [value].flat())
      headers.append(name, NAMING_AN_ORIGIN.includes(name) ? withOrigin(one, front, shell) : one);
  }
  return headers;
}

/** Headers of the shell's answer as the browser gets them. What would bind the machine to https for a year is left out. */
export function answerHeaders(given: Headers, { front, shell }: Origins): [string, string[]][] {
  const dropped = [...OF_A_HOP, ...OF_A_BODY, 'set-cookie', 'strict-transport-security'];
  const headers = [...given].flatMap(([name, value]): [string, string[]][] => {
    if (dropped.includes(name)) return [];
    const isNaming = NAMING_AN_ORIGIN.includes(name) || name === 'content-security-policy';
    return [[name, [isNaming ? withOrigin(value, shell, front) : value]]];
  });
  const cookies = given.getSetCookie().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
  return cookies.length === 0 ? headers : [...headers, ['set-cookie', cookies]];
}

/** A document whose boot data allow overrides: here it is the developer's own machine that asks for them. */
export function withOverridesAllowed(document: string): string {
  return document.replace(
    /(<script type="application\/json" id="boot">)([^<]*)(<\/script>)/,
    (_all, open: string, json: string, close: string) => {
      const boot = { ...(JSON.parse(json) as object), overrides: true };
      return `${open}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${close}`;
    },
  );
}
