import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ConfigError, type ServerConfig } from '@sastre/base/config';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import type { Log } from '@sastre/base/log';
import type { Site } from '@sastre/base/site';
import type { PlanCatalog } from '../plans/index.ts';
import { WEBHOOK_PATH } from './payment.routes.ts';
import { createPayments } from './payment-service.ts';
import type { Payments } from './payments.ts';
import type { StandIn } from '@sastre/stand-ins';
import { createStripe } from './stripe-client.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** What payment needs of the server. */
export interface OpenPaymentsParts {
  config: Pick<ServerConfig, 'payment' | 'publicUrl' | 'host' | 'port' | 'buildDir'>;
  db: Kysely<Database>;
  log: Log;
  clock: Clock;
  plans: PlanCatalog;
  /** Who runs the site: the pages of the stand-in say it at their foot. */
  site: Site;
  /** What requests to this server itself are sent with; the runtime's `fetch`. */
  fetch?: typeof fetch;
}

/** Payment, ready to be mounted. */
export interface OpenedPayments {
  payments: Payments;
  standIn: StandIn | undefined;
  /** Mounts the stand-in of the provider; absent with a real one. */
  standInRoutes?: (app: FastifyInstance) => Promise<void>;
  /** Begins what runs by itself: reconciliation, and the stand-in's webhooks. */
  begin(): void;
  stop(): Promise<void>;
}

const RECONCILE_EVERY_MS = 60_000;
const TICK_EVERY_MS = 1_000;
const SEND_LIMIT_MS = 15_000;

/** Opens payment with the configured provider, or its stand-in. Throws a `ConfigError` when that would be the stand-in in production. */
export async function openPayments(parts: OpenPaymentsParts): Promise<OpenedPayments> {
  const { config, db, log, clock, plans, site } = parts;
  const { stripe: account, graceMs } = config.payment;
  refuseStandIn(config);
  const send = parts.fetch ?? fetch;
  const self = ownAddress(config);
  const standIn =
    account === undefined
      ? await (
          await loadStandIns()
        ).openStandIn({
          db,
          log,
          clock,
          publicUrl: config.publicUrl,
          assetsDir: join(config.buildDir, 'shell/assets'),
          site,
          isTurnable: config.payment.isTurnable,
          send: async (body, signature) => deliver(send, self, body, signature),
        })
      : undefined;
  const keys = account ?? standIn?.keys;
  if (keys === undefined) throw new ConfigError('There is no payment provider.');
  const stripe = createStripe({
    secretKey: keys.secretKey,
    ...(standIn === undefined ? {} : { apiBase: `${self}/standin`, fetch: send }),
  });
  const usesPriceIds = standIn === undefined;
  const payments = createPayments({
    db,
    log,
    plans,
    graceMs,
    publicUrl: config.publicUrl,
    now: standIn?.now ?? clock,
    provider: createStripeProvider(stripe, { usesPriceIds }),
    webhook: { stripe, secret: keys.webhookSecret, clock },
    publishableKey: {
      pk: keys.publishableKey,
      ...(standIn === undefined ? {} : { scriptUrl: standIn.scriptUrl }),
    },
  });
  return { payments, standIn, ...running(payments, standIn, log) };
}

/** Ends a start in production that would take test cards for plans. Throws a `ConfigError` that says what to set. */
export function refuseStandIn({ payment }: Pick<ServerConfig, 'payment'>): void {
  if (payment.stripe !== undefined || !payment.isProduction) return;
  throw new ConfigError(
    'Plans cannot be paid for: in production (NODE_ENV=production or an https PUBLIC_URL) the payment stand-in does not start. Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
  );
}

/** Not loaded beside a real provider, so that an installation can leave it out. */
async function loadStandIns() {
  return import('@sastre/stand-ins').catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError(
      'Plans cannot be paid for: the stand-in of the payment provider is not installed here. Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
    );
  });
}

function running(payments: Payments, standIn: StandIn | undefined, log: Log) {
  const timers: NodeJS.Timeout[] = [];
  let looking: Promise<void> = Promise.resolve();
  const reconcile = () => {
    looking = looking
      .then(async () => payments.reconcile())
      .catch((err: unknown) => log.warn({ err }, 'reconciliation of payments failed'));
  };
  return {
    ...(standIn === undefined ? {} : { standInRoutes: standIn.routes }),
    begin() {
      timers.push(setInterval(reconcile, RECONCILE_EVERY_MS));
      if (standIn !== undefined) timers.push(setInterval(() => void standIn.tick(), TICK_EVERY_MS));
      reconcile();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await looking;
      await standIn?.stop();
    },
  };
}

async function deliver(
  send: typeof fetch,
  self: string,
  body: string,
  signature: string,
): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const signal = AbortSignal.timeout(SEND_LIMIT_MS);
  const url = `${self}/api${WEBHOOK_PATH}`;
  return send(url, { method: 'POST', headers, body, signal }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}

/** This server, as it reaches itself. */
function ownAddress({ host, port }: Pick<ServerConfig, 'host' | 'port'>): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
