import { createHmac } from 'node:crypto';
import type { InjectOptions } from 'fastify';

/** Things that are really there, so that a request comes further than its first check. */
export interface Known {
  tokens: string[];
  ids: string[];
  cookies: string[];
  /** Fields that forms need, by name. */
  fields: Record<string, string>;
  webhookSecret: string;
  seconds: number;
}

const WORDS = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  "' or '1'='1'; drop table cv;--",
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%zz',
  '%c0%ae',
  '\u0000',
  '\ud800',
  '\u202e\u2066abc',
  'İıſK',
  '日本語🙂',
  '${7*7}',
  '{{7*7}}',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  'https://evil.example/\\@localhost:4000',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  'a'.repeat(300),
  'é'.repeat(5_000),
  'a@b',
  `${'x'.repeat(70)}@example.org`,
  'a@[127.0.0.1]',
  '4242424242424242',
  '٤٢٤٢',
  '99999999999999999999',
];
const NAMES = [
  ...['email', 'password', 'name', 'csrf', 'number', 'expiry', 'cvc', 'token', 'code', 'confirm'],
  ...['grant_type', 'client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'prompt'],
  ...['code_challenge', 'code_challenge_method', 'refresh_token', 'id_token_hint', 'ui_locales'],
  ...['post_logout_redirect_uri', 'language', 'planId', 'mode', 'customer', 'limit', 'expand[]'],
  ...['line_items[0][price_data][unit_amount]', 'metadata[purchase]', 'a[b][c][d]', '__proto__[x]'],
  ...['id', 'type', 'data', 'object', 'created', 'status', 'items', 'cancel_at_period_end'],
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  '*/*',
  '',
];
const HEADERS = [
  ...['accept', 'accept-language', 'accept-encoding', 'cookie', 'if-match', 'if-none-match'],
  ...['origin', 'referer', 'host', 'range', 'x-forwarded-for', 'x-forwarded-host', 'forwarded'],
  ...['idempotency-key', 'stripe-signature', 'stripe-version', 'expect', 'x-http-method-override'],
];

/** Makes requests to a route that nobody in their right mind would send; every one can be made again by its seed. */
export function hostileRequest(
  route: { method: string; url: string },
  known: Known,
  random: () => number,
): InjectOptions {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  const word = (): string =>
    chance(0.2) ? pick(known.ids) : chance(0.1) ? word() + word() : pick(WORDS);
  const value = (depth: number): unknown => {
    if (depth === 0 || chance(0.5)) return pick<unknown>([word(), random() * 1e12, null, true, -0]);
    if (chance(0.4))
      return Array.from({ length: Math.floor(random() * 5) }, () => value(depth - 1));
    return Object.fromEntries(fields().map((name) => [name, value(depth - 1)]));
  };
  const fields = () => Array.from({ length: Math.floor(random() * 6) }, () => pick(NAMES));
  const pairs = (given: Record<string, string>) =>
    [...Object.entries(given), ...fields().map((name) => [name, word()] as const)]
      .map(
        ([name, text]) =>
          `${chance(0.9) ? encoded(name) : name}=${chance(0.8) ? encoded(text) : text}`,
      )
      .join(chance(0.9) ? '&' : ';');
  const body = (): string =>
    pick([
      () => JSON.stringify(value(4)),
      () =>
        JSON.stringify({ id: 'evt_1', object: 'event', type: word(), data: { object: value(3) } }),
      () => '['.repeat(20_000),
      () => `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_001)}`,
      () => '{"__proto__":{"admin":true}}',
      () => '{"constructor":{"prototype":{"x":1}}}',
      () => `{"a":1e400,"b":-0,"c":"\\u0000","d":"\\ud800"}`,
      () => pairs(known.fields),
      () => pairs({}),
      () => '&'.repeat(3_000),
      () => `${'a[b]='.repeat(400)}`,
      () => '--x\r\nContent-Disposition: form-data; name="picture"; filename="a\r\n\r\n',
      () => '--x--\r\n',
      () => word(),
      () => '',
    ])();

  const path = route.url
    .replace(/:(\w+)/g, () => (chance(0.4) ? pick(known.ids) : encoded(word()) || 'x'))
    .replace(
      '*',
      () => (chance(0.5) ? 'realms/sastre/protocol/openid-connect/' : '') + encoded(word()),
    );
  const oidc = pick(['auth', 'token', 'logout', 'userinfo', 'certs', 'revoke', 'registrations']);
  const address = (chance(0.5) ? path.replace(/connect\/.*$/, `connect/${oidc}`) : path).replace(
    /^\/+/,
    '/',
  );
  const query = chance(0.4) ? `?${pairs({})}` : '';
  const payload = route.method === 'GET' ? undefined : body();
  const headers: Record<string, string> = {};
  for (const name of HEADERS) if (chance(0.08)) headers[name] = asHeader(word());
  if (chance(0.7))
    headers['authorization'] = `Bearer ${chance(0.9) ? pick(known.tokens) : asHeader(word())}`;
  if (chance(0.5)) headers['cookie'] = pick(known.cookies);
  if (payload !== undefined && chance(0.9)) headers['content-type'] = pick(TYPES);
  if (payload !== undefined && /form-urlencoded/.test(headers['content-type'] ?? '') && chance(0.5))
    headers['origin'] = 'http://localhost:4000';
  if (route.url.includes('webhook')) {
    const signed = chance(0.7);
    const time = known.seconds + (chance(0.2) ? -9_999 : 0);
    const sum = createHmac('sha256', signed ? known.webhookSecret : 'x')
      .update(`${time}.${payload ?? ''}`)
      .digest('hex');
    if (chance(0.9)) headers['stripe-signature'] = `t=${time},v1=${sum}`;
  }
  return {
    method: route.method,
    url: address + query,
    headers,
    ...(payload === undefined ? {} : { payload }),
  };
}

/** Percent-encoded; half a pair of surrogates, which cannot be, goes as the bytes that some clients send. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** Only bytes that a header may carry; the parser of Node refuses the rest before we see it. */
function asHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').trim();
}
