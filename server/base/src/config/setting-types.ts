import * as z from 'zod/mini';

/** Levels of the log, most talkative first. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Any text. */
export const text = () => z.string().check(z.minLength(1));
/** A part of a path. */
export const segment = () =>
  z.string().check(z.regex(/^[A-Za-z0-9._-]+$/, 'Use letters, digits, . _ -'));
/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, 'Use a whole number')),
      z.transform((digits: string) => Number(digits)),
    ),
    z.number().check(z.minimum(least, `At least ${least}`), z.maximum(most, `At most ${most}`)),
  );
/** Yes or no. */
export const flag = () =>
  z.pipe(
    z.enum(['true', 'false', '1', '0'], 'Use true or false'),
    z.transform((value) => value === 'true' || value === '1'),
  );
/** An http or https URL. */
export const webUrl = () =>
  z
    .string()
    .check(
      z.refine(
        (value) => /^https?:$/.test(urlOf(value)?.protocol ?? ''),
        'Use an http or https URL',
      ),
    );
/** Scheme, host and port alone. */
export const origin = () =>
  z.pipe(
    webUrl().check(
      z.refine((value) => {
        const url = urlOf(value);
        return (
          url === undefined || (url.pathname === '/' && !url.search && !url.hash && !url.username)
        );
      }, 'Use an origin without a path, as https://cv.example.org'),
    ),
    z.transform((value) => new URL(value).origin),
  );
/** A base URL without credentials; a path is kept, a slash at its end is not. */
export const baseUrl = () =>
  z.pipe(
    webUrl().check(
      z.refine((value) => {
        const url = urlOf(value);
        return url === undefined || !(url.search || url.hash || url.username || url.password);
      }, 'Use a URL without credentials, query or fragment'),
    ),
    z.transform((value) => value.replace(/\/+$/, '')),
  );
/** The beginning of object keys; no dots alone between slashes, which a URL would drop. */
export const keyPrefix = () =>
  z.pipe(
    z
      .string()
      .check(
        z.regex(
          /^(?!.*(^|\/)\.{1,2}(\/|$))[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*\/?$/,
          'Use letters, digits, . _ - and slashes in between',
        ),
        z.maxLength(200, 'Use at most 200 characters'),
      ),
    z.transform((value) => value.replace(/\/?$/, '/')),
  );
/** Name of a bucket. */
export const bucketName = () =>
  z
    .string()
    .check(
      z.regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'Use 3 to 63 small letters, digits, dots and hyphens',
      ),
    );
/** `smtp://host:port` or `smtps://host:port`; who signs in stands in variables of their own. */
export const smtpUrl = () =>
  z.string().check(
    z.refine((value) => {
      const url = urlOf(value);
      if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
      const rest = url.pathname.replace('/', '') + url.search + url.hash;
      return rest + url.username + url.password === '';
    }, 'Use smtp://host:port or smtps://host:port, without credentials'),
  );
/** `name@host.example`, or `Name <name@host.example>`. */
export const sender = () =>
  z
    .string()
    .check(
      z.regex(
        /^(?:[^<>@\p{Cc}]+<[^\s<>@\p{C}]+@[^\s<>@\p{C}]+>|[^\s<>@\p{C}]+@[^\s<>@\p{C}]+)$/u,
        'Use an address, or a name and an address in angle brackets',
      ),
    );
/** Keys of 32 bytes in base64, with commas between them. */
export const secretKeys = () =>
  z.pipe(
    z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9+/_-]{43}=?(, *[A-Za-z0-9+/_-]{43}=?)*$/,
          'Use 32 random bytes in base64, as openssl rand -base64 32 makes them',
        ),
      ),
    z.transform((value: string) =>
      value.split(',').map((key): Uint8Array => Buffer.from(key.trim(), 'base64')),
    ),
  );
/** URL of a PostgreSQL database. */
export const postgresUrl = () =>
  z
    .string()
    .check(
      z.refine(
        (value) => /^postgres(ql)?:$/.test(urlOf(value)?.protocol ?? ''),
        'Use postgres://user:password@host:port/database',
      ),
    );
/** `true` (one proxy on the way), `false`, a number of proxies, or their addresses with commas. */
export const proxies = () =>
  z.pipe(
    text(),
    z.transform((value): boolean | number | string => {
      if (/^\d+$/.test(value)) return Number(value);
      return value === 'true' ? true : value === 'false' ? false : value;
    }),
  );

/** A key of the payment provider, known by what it begins with. */
export const stripeKey = (kinds: string) =>
  z
    .string()
    .check(z.regex(new RegExp(`^(${kinds})_\\w+$`), `Begins with ${kinds.replace('|', '_ or ')}_`));

/** A price per million tokens, in whatever currency; read in millionths of it. */
export const price = () =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, 'Use a number, as 0.15')),
    z.transform((value: string) => Math.round(Number(value) * 1e6)),
  );

function urlOf(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
