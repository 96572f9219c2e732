import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import type { Log } from '@sastre/base/log';
import type { PlanCatalog } from '../plans/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What the parts of payment share. */
export interface PaymentParts {
  db: Kysely<Database>;
  provider: PaymentProvider;
  plans: PlanCatalog;
  /** Milliseconds since the epoch, as the provider counts them: with the stand-in, tests turn this clock. */
  now: Clock;
  /** How long a plan stays although its renewal is not paid. */
  graceMs: number;
  log: Pick<Log, 'warn' | 'info'>;
  /** The site's origin. */
  publicUrl: string;
}
