import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { problem } from '@sastre/base/problem';
import type { Clock } from '@sastre/time';
import { isServerId } from '@sastre/shared-contracts/api';
import type { PaymentParts } from './payment-parts.ts';
import { noteEvent, settle, type SettleTrigger } from './settle.ts';
import { findByProviderId } from './subscription.store.ts';

/** Seconds that a signature is good for. */
const TOLERANCE = 300;

/** Ids as the provider makes those that we look up. */
const ID = /^[\w.-]{1,255}$/;
const word = () => z.string().check(z.regex(ID));
/** What every event has. Its object may be of kinds that we know nothing of. */
const eventSchema = z.looseObject({
  id: word(),
  type: word(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** How webhooks are checked. */
export interface WebhookParts {
  stripe: Stripe;
  secret: string;
  /** Milliseconds since the epoch, by which the age of a signature is told. */
  clock: Clock;
}

/** Checks the signature over the very bytes; the event is what they say. */
export function verifyEvent(
  { stripe, secret, clock }: WebhookParts,
  body: Buffer,
  signature: string | undefined,
): Stripe.Event {
  try {
    const now = Math.floor(clock() / 1_000);
    refuseFuture(signature, now);
    const event = stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      secret,
      TOLERANCE,
      undefined,
      clock(),
    );
    if (!eventSchema.safeParse(event).success) throw new Error('This is no event.');
    return event;
  } catch (cause) {
    throw problem('malformed-request', 'The signature of this event is not valid.', { cause });
  }
}

/** The SDK looks at the age alone: a stamp of tomorrow would be good until then. */
function refuseFuture(signature: string | undefined, now: number): void {
  const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1] ?? Number.NaN);
  if (!(stamp <= now + TOLERANCE)) throw new Error('The time of the signature is wrong.');
}

/**
 * Applies an event: it only says where to look, and what is there now is what counts. It is noted as applied together with
 * what came of it, so it is applied once, and again when something failed before.
 */
export async function applyEvent(parts: PaymentParts, event: Stripe.Event): Promise<void> {
  const { db } = parts;
  const { id, type } = event;
  const seen = await db
    .selectFrom('payment_event')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (seen !== undefined) return;
  const target = await targetOf(parts, event);
  if (target !== undefined) await settle(parts, target.id, { ...target.hint, event: { id, type } });
  // Also what is nothing of ours: it need not be looked at again.
  await noteEvent(db, { id, type });
}

async function targetOf(
  { db, provider }: PaymentParts,
  event: Stripe.Event,
): Promise<{ id: string; hint: SettleTrigger } | undefined> {
  const object = event.data.object as { object?: string; id?: string };
  if (object.object === 'checkout.session' && isId(object.id)) {
    const session = await provider.readSession(object.id);
    return ours(session?.reference, { sessionId: object.id });
  }
  const providerId = subscriptionOf(event);
  if (!isId(providerId)) return undefined;
  const known = await findByProviderId(db, providerId);
  if (known !== undefined) return { id: known, hint: {} };
  return ours((await provider.readSubscription(providerId))?.reference, { providerId });
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && ID.test(id);
}

function ours(id: string | null | undefined, hint: SettleTrigger) {
  return id !== null && id !== undefined && isServerId(id) ? { id, hint } : undefined;
}

function subscriptionOf({ data, type }: Stripe.Event): string | undefined {
  if (type.startsWith('customer.subscription.')) return (data.object as Stripe.Subscription).id;
  if (!type.startsWith('invoice.')) return undefined;
  const subscription = (data.object as Stripe.Invoice).parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : subscription?.id;
}
