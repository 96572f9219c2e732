import { createHmac, timingSafeEqual } from 'node:crypto';

/** What binds a form to the browser that asked for it. */
export interface FormGuard {
  /** The value of the hidden field for the forms of one interaction or session. */
  tokenFor(id: string): string;
  /** Whether a post carries the right value and, if it names an origin, ours. */
  accepts(id: string, token: string | undefined, originHeader: string | undefined): boolean;
}

/** CSRF guard: HMAC over the interaction or session id, plus the Origin check. The first secret makes values, all are accepted; `origin` is the site's own. */
export function createFormGuard(secrets: readonly string[], origin: string): FormGuard {
  function made(secret: string, id: string): string {
    return createHmac('sha256', secret).update(`form:${id}`).digest('base64url');
  }
  return {
    tokenFor: (id) => made(secrets[0] ?? '', id),
    accepts(id, token, originHeader) {
      if (originHeader !== undefined && originHeader !== origin) return false;
      const given = Buffer.from(token ?? '');
      return secrets.some((secret) => {
        const expected = Buffer.from(made(secret, id));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
