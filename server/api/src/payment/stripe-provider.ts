import type { Stripe } from 'stripe';
import type { CheckoutOrder, PaymentProvider, ProviderSession } from './payment-provider.ts';
import { askStripe, isMissing, isRefusal } from './stripe-errors.ts';
import { readSubscription } from './stripe-subscription.ts';

const STATUSES = ['open', 'complete', 'expired'] as const;

/** The calls that the product makes, through the provider's SDK. `usesPriceIds`: prices configured by id are known there. */
export function createStripeProvider(
  stripe: Stripe,
  { usesPriceIds }: { usesPriceIds: boolean },
): PaymentProvider {
  const { checkout, subscriptions, customers, billingPortal } = stripe;
  return {
    createCustomer: async (key) =>
      askStripe(async () => {
        const options = { idempotencyKey: `customer-${key}` };
        return (await customers.create({ metadata: { account: key } }, options)).id;
      }),
    setEmail: async (id, email) =>
      askStripe(async () => void (await customers.update(id, { email }))),
    createSession: async (order) =>
      askStripe(async () => createSession(stripe, order, usesPriceIds)),
    readSession: async (id) =>
      askStripe(async () => readSession(await checkout.sessions.retrieve(id))).catch(
        undefinedIfMissing,
      ),
    expireSession: async (id) => askStripe(async () => expireSession(stripe, id)),
    readSubscription: async (id) =>
      askStripe(async () => readSubscription(await subscriptions.retrieve(id))).catch(
        undefinedIfMissing,
      ),
    cancelSubscription: async (id, { credit }) =>
      askStripe(async () => {
        await subscriptions.cancel(id, { prorate: credit, invoice_now: credit });
      }).catch(undefinedIfMissing),
    createPortal: async (customer, returnUrl, locale) =>
      askStripe(async () => {
        const options = { customer, return_url: returnUrl, locale } as const;
        return (await billingPortal.sessions.create(options)).url;
      }),
    deleteCustomer: async (id) => askStripe(async () => deleteCustomer(stripe, id)),
  };
}

async function createSession(stripe: Stripe, order: CheckoutOrder, usesPriceIds: boolean) {
  const { subscriptionId, customerId, plan, successUrl, cancelUrl, language } = order;
  const metadata = { subscriptionId, planId: plan.id };
  const price =
    plan.stripePriceId === undefined || !usesPriceIds
      ? {
          price_data: {
            currency: plan.currency.toLowerCase(),
            unit_amount: plan.priceCents,
            recurring: { interval: 'month' as const },
            product_data: { name: plan.name },
          },
        }
      : { price: plan.stripePriceId };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: subscriptionId,
      line_items: [{ quantity: 1, ...price }],
      metadata,
      subscription_data: { metadata },
      success_url: successUrl,
      cancel_url: cancelUrl,
      locale: language,
    },
    { idempotencyKey: `checkout-${subscriptionId}` },
  );
  return { id: session.id, url: session.url ?? '' };
}

function readSession(session: Stripe.Checkout.Session): ProviderSession {
  return {
    id: session.id,
    url: session.url,
    status: STATUSES.find((status) => status === session.status) ?? 'open',
    reference: session.client_reference_id,
    subscriptionId: idOf(session.subscription),
  };
}

async function deleteCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open' })) {
      await expireSession(stripe, id);
    }
    for await (const { id } of stripe.subscriptions.list({ customer })) {
      await stripe.subscriptions.cancel(id).catch(undefinedIfMissing);
    }
    await stripe.customers.del(customer);
  } catch (error) {
    undefinedIfMissing(error);
  }
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** A session that is over already cannot be ended, which is what was wanted. */
async function expireSession(stripe: Stripe, id: string): Promise<void> {
  const { sessions } = stripe.checkout;
  try {
    await sessions.expire(id);
  } catch (error) {
    if (isMissing(error)) return;
    if (!isRefusal(error) || (await sessions.retrieve(id)).status === 'open') throw error;
  }
}
