/** An answer, its body read. */
export interface Page {
  status: number;
  url: string;
  headers: Headers;
  text: string;
}

interface Cookie {
  value: string;
  path: string;
}

/** A fetch client with the part of a browser that signing in needs: cookies by path, redirects, forms. */
export interface Browser {
  /** One request, no redirect followed. */
  request(url: string, init?: RequestInit): Promise<Page>;
  /** GET, following redirects until `stop` likes the address or there is no further one. */
  visit(url: string, stop?: (url: string) => boolean): Promise<Page>;
  /** Posts the first form of a page that has these fields, changed, with headers. */
  submit(page: Page, fields: Record<string, string>, headers?: HeadersInit): Promise<Page>;
  cookie(name: string): string | undefined;
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function attribute(tag: string, name: string): string {
  return unescape(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

/** The action and the fields of the first form of a page; where one has all of these fields, of the first such form. */
export function firstForm(
  page: Page,
  wanted: readonly string[] = [],
): { action: string; fields: Record<string, string> } {
  const forms = [...page.text.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => ({
    action: new URL(attribute(form, 'action'), page.url).href,
    fields: Object.fromEntries(
      [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [
        attribute(tag, 'name'),
        attribute(tag, 'value'),
      ]),
    ),
  }));
  const form = forms.find(({ fields }) => wanted.every((name) => name in fields)) ?? forms[0];
  if (!form) throw new Error(`No form in the answer ${page.status} of ${page.url}`);
  return form;
}

/** A new browser with an empty cookie jar. */
export function createBrowser(): Browser {
  const jar = new Map<string, Cookie>();

  function store(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(/;\s*/);
    const [name = '', ...value] = pair.split('=');
    const path = attributes.find((a) => a.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    const expires = attributes.find((a) => a.toLowerCase().startsWith('expires='))?.slice(8);
    const dead = expires !== undefined && Date.parse(expires) <= Date.now();
    const key = `${name}\n${path}`;
    if (dead) jar.delete(key);
    else jar.set(key, { value: value.join('='), path });
  }

  function cookiesFor(pathname: string): string {
    return [...jar]
      .filter(([, cookie]) => pathname.startsWith(cookie.path))
      .map(([key, cookie]) => `${key.split('\n')[0]}=${cookie.value}`)
      .join('; ');
  }

  async function request(url: string, init: RequestInit = {}): Promise<Page> {
    const headers = new Headers(init.headers);
    const cookies = cookiesFor(new URL(url).pathname);
    if (cookies) headers.set('cookie', cookies);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    answer.headers.getSetCookie().forEach(store);
    return { status: answer.status, url, headers: answer.headers, text: await answer.text() };
  }

  async function follow(page: Page, stop: (url: string) => boolean): Promise<Page> {
    let current = page;
    for (let hops = 0; hops < 10; hops += 1) {
      const location = current.headers.get('location');
      if (!location) return current;
      const next = new URL(location, current.url).href;
      if (stop(next)) return { ...current, url: next };
      current = await request(next);
    }
    throw new Error(`Too many redirects at ${current.url}`);
  }

  return {
    request,
    async visit(url, stop = () => false) {
      return follow(await request(url), stop);
    },
    submit(page, changes, headers = {}) {
      const { action, fields } = firstForm(page, Object.keys(changes));
      return request(action, {
        method: 'POST',
        body: new URLSearchParams({ ...fields, ...changes }),
        headers: { origin: new URL(action).origin, ...Object.fromEntries(new Headers(headers)) },
      });
    },
    cookie: (name) => [...jar].find(([key]) => key.startsWith(`${name}\n`))?.[1].value,
  };
}
