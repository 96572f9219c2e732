import { emit, type EventParts } from './events.ts';
import { addMonths } from './months.rules.ts';
import { listObjects, newId, readObject, writeObject } from './object-store.ts';
import type { Card, Invoice, Session, Subscription, SubscriptionItem } from './objects.ts';

/** Days after a failed renewal on which it is tried again; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 10, 14];
const DAY = 86_400;

/** Pays a session: its subscription begins. */
export async function completeSession(
  parts: EventParts,
  session: Session,
  card: Card,
): Promise<Session> {
  const { trx, at } = parts;
  const id = newId('sub');
  const item: SubscriptionItem = {
    id: newId('si'),
    object: 'subscription_item',
    quantity: 1,
    current_period_start: at,
    current_period_end: addMonths(at, 1),
    price: {
      id: newId('price'),
      object: 'price',
      currency: session.currency,
      unit_amount: session.amount_total,
      recurring: { interval: 'month', interval_count: 1 },
    },
  };
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created: at,
    start_date: at,
    status: 'active',
    customer: session.customer,
    metadata: session.standin.subscription_metadata,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    items: { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' },
    livemode: false,
    standin: { name: session.standin.name, card, anchor: at, periods: 1, tries: 0 },
  };
  const invoice = await bill(parts, subscription, 'subscription_create', true);
  await keep(
    parts,
    { ...subscription, latest_invoice: invoice.id },
    'customer.subscription.created',
  );
  const paid: Session = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    subscription: id,
    url: null,
  };
  await writeObject(trx, paid);
  await emit(parts, 'checkout.session.completed', paid);
  return paid;
}

/** Writes a subscription down, due at its period's end, and tells of it. */
export async function keep(
  parts: EventParts,
  subscription: Subscription,
  event: string,
  dueAt: number | null = periodEnd(subscription),
): Promise<void> {
  await writeObject(parts.trx, subscription, dueAt);
  await emit(parts, event, subscription);
}

/** What time does to a subscription that is due: it ends, is renewed, or its open bill is tried again. */
export async function passTime(parts: EventParts, subscription: Subscription): Promise<void> {
  if (subscription.status === 'canceled') return writeObject(parts.trx, subscription);
  if (subscription.status === 'past_due') return tryAgain(parts, subscription);
  if (subscription.cancel_at_period_end) return void (await end(parts, subscription));
  const [item] = subscription.items.data;
  if (item === undefined) return;
  const { anchor, periods, card } = subscription.standin;
  const renewed: Subscription = {
    ...subscription,
    status: card.renews ? 'active' : 'past_due',
    items: {
      ...subscription.items,
      data: [
        {
          ...item,
          current_period_start: item.current_period_end,
          current_period_end: addMonths(anchor, periods + 1),
        },
      ],
    },
    standin: { ...subscription.standin, periods: periods + 1, tries: 0 },
  };
  const invoice = await bill(parts, renewed, 'subscription_cycle', card.renews);
  const isPaid = invoice.status === 'paid';
  const next: Subscription = {
    ...renewed,
    status: isPaid ? 'active' : 'past_due',
    latest_invoice: invoice.id,
  };
  const dueAt = isPaid ? periodEnd(next) : parts.at + (RETRY_DAYS[0] ?? 0) * DAY;
  await keep(parts, next, 'customer.subscription.updated', dueAt);
}

/** Tries to collect what is open, with the card as it is now. */
export async function collect(parts: EventParts, subscription: Subscription): Promise<boolean> {
  const invoices = await openInvoices(parts, subscription.id, subscription.customer);
  if (!subscription.standin.card.renews) {
    for (const invoice of invoices) await emit(parts, 'invoice.payment_failed', invoice);
    return false;
  }
  for (const invoice of invoices) {
    const paid: Invoice = { ...invoice, status: 'paid', amount_paid: invoice.amount_due };
    await writeObject(parts.trx, paid);
    await emit(parts, 'invoice.paid', paid);
  }
  const { standin } = subscription;
  const active: Subscription = {
    ...subscription,
    status: 'active',
    standin: { ...standin, tries: 0 },
  };
  await keep(parts, active, 'customer.subscription.updated');
  return true;
}

/** Ends a subscription now; with `credit` what is left of its period is put to the customer's credit. */
export async function end(
  parts: EventParts,
  subscription: Subscription,
  { credit = false } = {},
): Promise<Subscription> {
  const { trx, at } = parts;
  for (const invoice of await openInvoices(parts, subscription.id, subscription.customer)) {
    const voided: Invoice = { ...invoice, status: 'void' };
    await writeObject(trx, voided);
    await emit(parts, 'invoice.voided', voided);
  }
  if (credit && subscription.status === 'active') await creditRest(parts, subscription);
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
  };
  await keep(parts, ended, 'customer.subscription.deleted', null);
  return ended;
}

async function tryAgain(parts: EventParts, subscription: Subscription): Promise<void> {
  if (await collect(parts, subscription)) return;
  const tries = subscription.standin.tries + 1;
  const next = RETRY_DAYS[tries];
  if (next === undefined) {
    await end(parts, subscription);
    return;
  }
  const [item] = subscription.items.data;
  const failed: Subscription = { ...subscription, standin: { ...subscription.standin, tries } };
  await keep(
    parts,
    failed,
    'customer.subscription.updated',
    (item?.current_period_start ?? parts.at) + next * DAY,
  );
}

async function bill(
  parts: EventParts,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  cardPays: boolean,
): Promise<Invoice> {
  const { trx, at } = parts;
  const customer = await readObject(trx, 'customer', subscription.customer);
  const [item] = subscription.items.data;
  const total = item?.price.unit_amount ?? 0;
  const used = Math.min(total, Math.max(0, -(customer?.balance ?? 0)));
  if (customer !== undefined && used > 0) {
    await writeObject(trx, { ...customer, balance: customer.balance + used });
  }
  const isPaid = cardPays || used === total;
  const count = (await listObjects(trx, 'invoice', subscription.customer)).length;
  const invoice: Invoice = {
    id: newId('in'),
    object: 'invoice',
    number: `TEST-${String(count + 1).padStart(4, '0')}`,
    created: at,
    customer: subscription.customer,
    status: isPaid ? 'paid' : 'open',
    currency: item?.price.currency ?? 'eur',
    total,
    amount_due: total - used,
    amount_paid: isPaid ? total - used : 0,
    billing_reason: reason,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    livemode: false,
  };
  await writeObject(trx, invoice);
  await emit(parts, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return invoice;
}

async function creditRest(parts: EventParts, subscription: Subscription): Promise<void> {
  const customer = await readObject(parts.trx, 'customer', subscription.customer);
  const [item] = subscription.items.data;
  if (customer === undefined || item === undefined) return;
  const { current_period_start: from, current_period_end: to, price } = item;
  const share = Math.min(1, Math.max(0, (to - parts.at) / (to - from)));
  const credit = Math.round(price.unit_amount * share);
  await writeObject(parts.trx, { ...customer, balance: customer.balance - credit });
}

async function openInvoices({ trx }: EventParts, id: string, customer: string): Promise<Invoice[]> {
  const invoices = await listObjects(trx, 'invoice', customer);
  return invoices.filter(
    ({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id,
  );
}

function periodEnd(subscription: Subscription): number | null {
  return subscription.items.data[0]?.current_period_end ?? null;
}
