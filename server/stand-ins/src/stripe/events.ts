import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { newId } from './object-store.ts';
import type { Customer, Invoice, Session, Subscription } from './objects.ts';
import { publicObject } from './public-object.ts';
import type { StandInControls } from './settings.ts';

/** What the events of one change need to be noted. */
export interface EventParts {
  trx: Kysely<Database>;
  /** Seconds since 1970, by the stand-in's clock. */
  at: number;
  /** When the first try is due, by the clock of the wall. */
  sendAt: Date;
  controls: StandInControls;
  apiVersion: string;
}

/** Notes an event in the transaction of what it tells of; it is sent from there. */
export async function emit(
  { trx, at, sendAt, controls, apiVersion }: EventParts,
  type: string,
  object: Customer | Invoice | Session | Subscription,
): Promise<void> {
  if (controls.webhooks === 'lose') return;
  const id = newId('evt');
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
    created: at,
    data: { object: publicObject(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  const customer = 'customer' in object ? object.customer : object.id;
  await trx
    .insertInto('standin_delivery')
    .values({ id, customer_id: customer, body, next_at: sendAt, created_at: new Date() })
    .execute();
}

/** The header that proves who sent a body: a time and an HMAC over both. */
export function signBody(body: string, secret: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
