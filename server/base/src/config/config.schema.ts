import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { ANALYTICS_GROUP, readAnalytics, type AnalyticsSettings } from './analytics.ts';
import { bucketGroup, readBucket, type Bucket } from './bucket.ts';
import {
  KEYCLOAK_ADMIN_GROUP,
  readKeycloakAdmin,
  type KeycloakAdminClient,
} from './keycloak-admin.ts';
import { MAIL_GROUP, readMailServer, type MailServer } from './mail-server.ts';
import { MODEL_GROUP, readModelServer, type ModelServer } from './model-server.ts';
import { readMetrics, type MetricsSettings } from './observing.ts';
import { PAYMENT_GROUP, readPayment, type PaymentSettings } from './payment.ts';
import { readRateBudgets, type RateBudgets } from './rate-budgets.ts';
import { missingOf } from './setting-group.rules.ts';
import { settings, type SettingName, type SettingValues } from './settings.ts';

/** What the server runs with; paths are absolute, `publicUrl` is an origin without a slash at the end. */
export interface ServerConfig {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Absent: the embedded database. */
  databaseUrl: string | undefined;
  buildDir: string;
  /** The registry is kept in a file, or in the database, whose first content is that of the file. */
  registryStore: 'file' | 'database';
  registryFile: string;
  /** Absent: builds are those of the build folder alone. */
  buildBucket: Bucket | undefined;
  logLevel: string;
  trustProxy: boolean | number | string;
  chromiumPath: string | undefined;
  identity: {
    /** True: the provider runs in this server at `/idp`. */
    embedded: boolean;
    /** Keycloak's base URL, without a slash at the end. */
    url: string;
    realm: string;
    clientId: string;
    /** Absent: `aud` is not checked. */
    audience: string | undefined;
    /** Absent: identities of an external provider stay when accounts are deleted. */
    admin: KeycloakAdminClient | undefined;
  };
  /** With which secrets are encrypted in the database, the first one; all open them. Empty: they are not. */
  secretsKeys: readonly Uint8Array[];
  /** Absent: the embedded identity provider sends no mail. */
  mailServer: MailServer | undefined;
  /** Absent: pictures are files in the data folder. */
  pictureBucket: Bucket | undefined;
  /** Absent: the offline rules engine tailors. */
  modelServer: ModelServer | undefined;
  plansFile: string | undefined;
  /** Absent: nothing is said of who runs the site. */
  siteFile: string | undefined;
  payment: PaymentSettings;
  rateBudgets: RateBudgets;
  /** Milliseconds that the server goes on answering after it was asked to stop. */
  drainMs: number;
  metrics: MetricsSettings;
  /** Browsers tell how remotes fare. */
  remoteReports: boolean;
  /** Absent: nothing is reported. */
  analytics: AnalyticsSettings | undefined;
  overrides: boolean;
  /** Tailoring workers in this process. */
  workers: number;
  /** Milliseconds between two stages of a tailoring job. */
  tailoringPauseMs: number;
  /** Milliseconds after which a tailoring job that is stuck fails. */
  tailoringDeadlineMs: number;
}

/** Where the configuration is read. */
export interface ConfigSource {
  env: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the repository. */
  repository: string;
  isRoot: boolean;
}

/** Reads the configuration. Throws a `ConfigError` that lists all that is wrong. */
export function parseConfig({ env, repository, isRoot }: ConfigSource): ServerConfig {
  const values = parseSettings(env);
  const inRepository = (path: string) => resolve(repository, path);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const payment = readPayment(values, publicUrl);
  if (values.MFE_OVERRIDES && payment.isProduction) {
    throw new ConfigError(
      'The configuration is wrong:\n  MFE_OVERRIDES: is refused in production (NODE_ENV=production or an https PUBLIC_URL): anybody could send a user a link that loads code of theirs.',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: inRepository(values.DATA_DIR ?? defaultDataDir(repository, isRoot)),
    databaseUrl: values.DATABASE_URL,
    buildDir: inRepository(values.BUILD_DIR ?? '.build'),
    registryStore: values.REGISTRY_STORE,
    registryFile: inRepository(values.REGISTRY_FILE ?? 'registry/local.json'),
    buildBucket: readBucket('BUILDS_S3', values),
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    chromiumPath: values.CHROMIUM_PATH,
    identity: {
      embedded: values.IDP_URL === undefined,
      url: (values.IDP_URL ?? `${publicUrl}/idp`).replace(/\/+$/, ''),
      realm: values.IDP_REALM,
      clientId: values.IDP_CLIENT_ID,
      audience: values.IDP_AUDIENCE === 'none' ? undefined : values.IDP_AUDIENCE,
      admin: readKeycloakAdmin(values),
    },
    secretsKeys: values.SECRETS_KEY ?? [],
    mailServer: readMailServer(values),
    pictureBucket: readBucket('PICTURES_S3', values),
    modelServer: readModelServer(values),
    plansFile: values.PLANS_FILE === undefined ? undefined : inRepository(values.PLANS_FILE),
    siteFile: values.SITE_FILE === undefined ? undefined : inRepository(values.SITE_FILE),
    payment,
    rateBudgets: readRateBudgets(values),
    drainMs: (values.DRAIN_SECONDS ?? (values.DATABASE_URL === undefined ? 0 : 5)) * 1_000,
    metrics: readMetrics(values),
    remoteReports: values.REMOTE_REPORTS,
    analytics: readAnalytics(values),
    overrides: values.MFE_OVERRIDES,
    workers: values.WORKER,
    tailoringPauseMs: values.TAILORING_PAUSE_MS,
    tailoringDeadlineMs: values.TAILORING_JOB_SECONDS * 1000,
  };
}

/**
 * The data folder when none is configured. Started as root, Postgres and Chromium run as other
 * users, who must be able to walk to it: a clone below a closed home directory would stop them.
 */
export function defaultDataDir(repository: string, isRoot: boolean): string {
  if (!isRoot) return join(repository, '.data');
  const hash = createHash('sha256').update(repository).digest('hex').slice(0, 8);
  return `/var/lib/sastre/${basename(repository)}-${hash}`;
}

const GROUPS = [
  bucketGroup('PICTURES_S3'),
  bucketGroup('BUILDS_S3'),
  MODEL_GROUP,
  PAYMENT_GROUP,
  MAIL_GROUP,
  ANALYTICS_GROUP,
  KEYCLOAK_ADMIN_GROUP,
];

function parseSettings(env: ConfigSource['env']): SettingValues {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const name of Object.keys(settings) as SettingName[]) {
    const { schema, fallback } = settings[name];
    const given = env[name]?.trim() || fallback;
    if (given === null) continue;
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else wrong.push(`  ${name}: ${reasons(parsed.error.issues)}. ${settings[name].meaning}.`);
  }
  const given = Object.keys(settings).filter((key) => env[key]?.trim());
  for (const group of GROUPS)
    for (const name of missingOf(group, given))
      wrong.push(
        `  ${name}: is missing, as another ${group.name} variable is set. ${settings[name].meaning}.`,
      );
  if (env['REGISTRY_STORE']?.trim() === 'database' && !given.includes('DATABASE_URL'))
    wrong.push(
      '  DATABASE_URL: is missing: the registry can be kept in a database of yours alone.',
    );
  if (wrong.length > 0) throw new ConfigError(`The configuration is wrong:\n${wrong.join('\n')}`);
  return values as SettingValues;
}

function reasons(issues: readonly { message: string }[]): string {
  return [...new Set(issues.map(({ message }) => message))].join(', ');
}
