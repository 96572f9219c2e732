import * as z from 'zod/mini';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const text = () => z.string().check(z.minLength(1));
const segment = () => z.string().check(z.regex(/^[A-Za-z0-9._-]+$/, 'Use letters, digits, . _ -'));
const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, 'Use a whole number')),
      z.transform((digits: string) => Number(digits)),
    ),
    z.number().check(z.minimum(least, `At least ${least}`), z.maximum(most, `At most ${most}`)),
  );
const flag = () =>
  z.pipe(
    z.enum(['true', 'false', '1', '0'], 'Use true or false'),
    z.transform((value) => value === 'true' || value === '1'),
  );
const webUrl = () =>
  z
    .string()
    .check(
      z.refine(
        (value) => /^https?:$/.test(urlOf(value)?.protocol ?? ''),
        'Use an http or https URL',
      ),
    );
const origin = () =>
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
const baseUrl = () =>
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
const keyPrefix = () =>
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
const bucketName = () =>
  z
    .string()
    .check(
      z.regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'Use 3 to 63 small letters, digits, dots and hyphens',
      ),
    );
const postgresUrl = () =>
  z
    .string()
    .check(
      z.refine(
        (value) => /^postgres(ql)?:$/.test(urlOf(value)?.protocol ?? ''),
        'Use postgres://user:password@host:port/database',
      ),
    );
/** `true` (one proxy on the way), `false`, a number of proxies, or their addresses with commas. */
const proxies = () =>
  z.pipe(
    text(),
    z.transform((value): boolean | number | string => {
      if (/^\d+$/.test(value)) return Number(value);
      return value === 'true' ? true : value === 'false' ? false : value;
    }),
  );

/** A price per million tokens, in whatever currency; read in millionths of it. */
const price = () =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, 'Use a number, as 0.15')),
    z.transform((value: string) => Math.round(Number(value) * 1e6)),
  );

function urlOf(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** One environment variable. `fallback` is used when it is absent or empty; `null`: see `shown` for what happens then. */
interface Setting<S extends z.ZodMiniType, F extends string | null> {
  schema: S;
  fallback: F;
  /** Default as the README shows it, where it is not plainly `fallback`. */
  shown?: string;
  meaning: string;
}

function setting<S extends z.ZodMiniType, F extends string | null>(
  schema: S,
  fallback: F,
  meaning: string,
  shown?: string,
): Setting<S, F> {
  return { schema, fallback, meaning, ...(shown === undefined ? {} : { shown }) };
}

/** Every environment variable of the server. */
export const settings = {
  PORT: setting(whole(1, 65_535), '4000', 'Port that is listened on'),
  HOST: setting(text(), 'localhost', 'Address that is listened on; 0.0.0.0 for every interface'),
  PUBLIC_URL: setting(
    origin(),
    null,
    'Origin under which browsers reach the site; signing in needs https or localhost',
    'http://localhost:{PORT}',
  ),
  DATA_DIR: setting(
    text(),
    null,
    'Folder of the embedded database, pictures and the unpacked Chromium',
    '.data in the repository; started as root: /var/lib/sastre/{folder}-{hash}',
  ),
  DATABASE_URL: setting(
    postgresUrl(),
    null,
    'A PostgreSQL 18 of your own instead of the embedded one',
    'the embedded database',
  ),
  BUILD_DIR: setting(text(), null, 'Folder that the build writes and the server serves', '.build'),
  REGISTRY_FILE: setting(
    text(),
    null,
    'Which version of which remote is live; read at run time',
    'registry/local.json',
  ),
  LOG_LEVEL: setting(
    z.enum(LOG_LEVELS),
    'info',
    `Least level that is logged: ${LOG_LEVELS.join(', ')}`,
  ),
  TRUST_PROXY: setting(
    proxies(),
    'false',
    'Whose X-Forwarded headers are believed: true, false, a number of proxies, or addresses',
  ),
  CHROMIUM_PATH: setting(
    text(),
    null,
    'Chromium that prints PDFs',
    'the packaged one, else one of the system',
  ),
  IDP_URL: setting(
    webUrl(),
    null,
    'A Keycloak of your own instead of the embedded identity provider',
    'the embedded provider at {PUBLIC_URL}/idp',
  ),
  IDP_REALM: setting(segment(), 'sastre', 'Realm of the identity provider'),
  IDP_CLIENT_ID: setting(segment(), 'sastre-web', 'Public client of the web application'),
  IDP_AUDIENCE: setting(
    text(),
    'cv-api',
    'Audience that a token must name; none switches this check off (the client is always checked)',
  ),
  PICTURES_S3_ENDPOINT: setting(
    baseUrl(),
    null,
    'Base URL of an S3-compatible store for pictures; with it, bucket and both keys must be set',
    'none: pictures are files in the data folder',
  ),
  PICTURES_S3_BUCKET: setting(bucketName(), null, 'Bucket of the pictures', 'none'),
  PICTURES_S3_ACCESS_KEY_ID: setting(
    text(),
    null,
    'Access key that may read, list, write and delete in the bucket',
    'none',
  ),
  PICTURES_S3_SECRET_ACCESS_KEY: setting(text(), null, 'Secret of the access key', 'none'),
  PICTURES_S3_REGION: setting(segment(), null, 'Region of the bucket', 'us-east-1'),
  PICTURES_S3_PREFIX: setting(
    keyPrefix(),
    null,
    'What the keys of pictures begin with, so that a bucket can be shared',
    'none',
  ),
  PLANS_FILE: setting(text(), null, 'JSON file of subscription plans', 'the plans built in'),
  MFE_OVERRIDES: setting(
    flag(),
    'false',
    'Honour ?mfe=name@http://localhost:port overrides; for development only',
  ),
  WORKER: setting(
    whole(0, 16),
    '1',
    'Tailoring workers inside the server process; 0: only separate workers run jobs',
  ),
  AI_BASE_URL: setting(
    baseUrl(),
    null,
    'Base URL of an OpenAI-compatible server that tailors, as http://localhost:11434/v1; with it, AI_MODEL must be set',
    'none: the offline rules engine tailors',
  ),
  AI_MODEL: setting(text(), null, 'Model that is asked', 'none'),
  AI_API_KEY: setting(text(), null, 'Key of the model server; local ones need none', 'none'),
  AI_JSON_SCHEMA: setting(
    flag(),
    'true',
    'The model server takes JSON schemas for answers; false: any JSON object is asked for',
  ),
  AI_CALL_SECONDS: setting(whole(1, 500), '60', 'Seconds that one answer of the model may take'),
  AI_JOB_SECONDS: setting(
    whole(1, 540),
    '300',
    'Seconds that all answers of the model to one tailoring job may take',
  ),
  AI_PRICE_IN: setting(
    price(),
    null,
    'Price of a million tokens sent, to record the cost of each job; with it, AI_PRICE_OUT must be set',
    'none: no costs are recorded',
  ),
  AI_PRICE_OUT: setting(price(), null, 'Price of a million tokens answered', 'none'),
  TAILORING_JOB_SECONDS: setting(
    whole(1, 570),
    '360',
    'Seconds after which a tailoring job that is stuck fails with a reason; never less than AI_JOB_SECONDS and a little',
  ),
  TAILORING_PAUSE_MS: setting(
    whole(0, 60_000),
    '150',
    'Milliseconds between two stages of a tailoring job, so that its progress can be followed',
  ),
} as const;

export type SettingName = keyof typeof settings;
/** The parsed values; absent variables without a fallback are undefined. */
export type SettingValues = {
  [Name in SettingName]:
    | z.output<(typeof settings)[Name]['schema']>
    | ((typeof settings)[Name]['fallback'] extends string ? never : undefined);
};

/** The table of the README: each variable with its default as shown there and its meaning. */
export const configTable: readonly { name: string; default: string; meaning: string }[] =
  Object.entries(settings).map(([name, { shown, fallback, meaning }]) => ({
    name,
    default: shown ?? fallback ?? '',
    meaning,
  }));
