import * as z from 'zod/mini';
import {
  LOG_LEVELS,
  baseUrl,
  flag,
  origin,
  postgresUrl,
  price,
  proxies,
  secretKeys,
  segment,
  sender,
  smtpUrl,
  stripeKey,
  text,
  webUrl,
  whole,
} from './setting-types.ts';
import { buildBucketSettings, pictureBucketSettings } from './bucket-settings.ts';
import { observingSettings } from './observing-settings.ts';
import { setting } from './setting.ts';

/** Where the registry may be kept. */
const REGISTRY_STORES = ['file', 'database'] as const;

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
  REGISTRY_STORE: setting(
    z.enum(REGISTRY_STORES),
    'file',
    'Where it is kept which build of which remote is live: file, for one machine; database, for several nodes, of which DATABASE_URL must be set then and the file is the first content. Read at run time',
  ),
  REGISTRY_FILE: setting(
    text(),
    null,
    'The file of the registry; its history lies beside it',
    'registry/local.json',
  ),
  ...buildBucketSettings,
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
  KEYCLOAK_ADMIN_CLIENT_ID: setting(
    text(),
    null,
    'Client of your Keycloak whose service account has manage-users, so that deleting an account removes its identity; with it, IDP_URL and the secret must be set',
    'none: identities in your Keycloak stay when accounts are deleted',
  ),
  KEYCLOAK_ADMIN_CLIENT_SECRET: setting(text(), null, 'Secret of this client', 'none'),
  SECRETS_KEY: setting(
    secretKeys(),
    null,
    'Key with which the keys of the embedded identity provider and the secrets of authenticator apps are encrypted in the database, as openssl rand -base64 32 makes it; to change it, put the new one before the old one with a comma',
    'none: they lie in the database as they are',
  ),
  SMTP_URL: setting(
    smtpUrl(),
    null,
    'Mail server of the embedded identity provider, as smtp://mail.example.org:587, or smtps:// for TLS from the start; with it, SMTP_FROM must be set',
    'none: no password reset by mail, and addresses are not confirmed',
  ),
  SMTP_FROM: setting(
    sender(),
    null,
    'Sender of the mail, as Sastre <no-reply@example.org>',
    'none',
  ),
  SMTP_USER: setting(text(), null, 'User at the mail server', 'none: the server asks for no login'),
  SMTP_PASSWORD: setting(text(), null, 'Password of this user', 'none'),
  SMTP_STARTTLS: setting(
    flag(),
    'true',
    'Over smtp:// nothing is sent before the switch to TLS; false: in the open, for a server on the same machine',
  ),
  ...pictureBucketSettings,
  SITE_FILE: setting(
    text(),
    null,
    'JSON file about who runs the site: addresses, imprint, privacy, terms, and what is said before a plan is bought',
    'none: no addresses and no such pages',
  ),
  PLANS_FILE: setting(text(), null, 'JSON file of subscription plans', 'the plans built in'),
  STRIPE_SECRET_KEY: setting(
    stripeKey('sk|rk'),
    null,
    'Secret key of the Stripe account that plans are paid to; with it, the publishable key and the webhook secret must be set',
    'none: a stand-in takes test cards, and no money',
  ),
  STRIPE_PUBLISHABLE_KEY: setting(
    stripeKey('pk'),
    null,
    'Publishable key of the same account',
    'none',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    stripeKey('whsec'),
    null,
    'Signing secret of the webhook at {PUBLIC_URL}/api/saas/stripe/webhook',
    'none',
  ),
  PAYMENT_GRACE_DAYS: setting(
    whole(0, 60),
    '7',
    'Days that a plan stays although its renewal could not be paid',
  ),
  PAYMENT_TEST_CLOCK: setting(
    flag(),
    'false',
    'Tests may turn the clock of the payment stand-in and hold its webhooks; for tests only',
  ),
  NODE_ENV: setting(
    text(),
    'development',
    'production, or an https PUBLIC_URL: the server does not start with the payment stand-in',
  ),
  RATE_LIMIT_READS: setting(
    whole(0, 1_000_000),
    '1200',
    'Reads that one user may make in a minute, counted over all nodes of a DATABASE_URL; more are answered 429 with Retry-After. 0: no limit, as with the others',
  ),
  RATE_LIMIT_WRITES: setting(whole(0, 1_000_000), '300', 'Changes of one user in a minute'),
  RATE_LIMIT_UPLOADS: setting(whole(0, 1_000_000), '60', 'Pictures sent by one user in a minute'),
  RATE_LIMIT_PDFS: setting(whole(0, 1_000_000), '90', 'PDFs printed for one user in a minute'),
  RATE_LIMIT_TAILORINGS: setting(
    whole(0, 1_000_000),
    '30',
    'Tailorings that one user may start in a minute',
  ),
  RATE_LIMIT_PAYMENTS: setting(
    whole(0, 1_000_000),
    '30',
    'Purchases and visits to the billing portal that one user may start in a minute',
  ),
  RATE_LIMIT_SHARED: setting(
    whole(1, 1_000),
    '20',
    'How many times as much all users behind one address may do; behind a proxy, TRUST_PROXY tells their addresses apart',
  ),
  DRAIN_SECONDS: setting(
    whole(0, 300),
    null,
    'Seconds that the server goes on answering after it was asked to stop (SIGTERM), while /health/ready says 503 so that a balancer sends nobody any more; it ends at most 10 seconds later, so whoever kills it must wait longer',
    '0 with the embedded database, 5 with DATABASE_URL',
  ),
  ...observingSettings,
  POSTHOG_KEY: setting(
    z.string().check(z.regex(/^phc_\w+$/, 'Begins with phc_')),
    null,
    'Project key of a PostHog that product events are sent to, without anything personal',
    'none: nothing is loaded, and nothing is sent',
  ),
  POSTHOG_HOST: setting(
    origin(),
    null,
    'Where this PostHog takes events in; with it, POSTHOG_KEY must be set',
    'https://eu.i.posthog.com',
  ),
  MFE_OVERRIDES: setting(
    flag(),
    'false',
    'Honour ?mfe=name@http://localhost:port overrides, which last for the tab; for development only, refused in production',
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
