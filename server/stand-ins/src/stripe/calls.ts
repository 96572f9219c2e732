import { ApiError, missing } from './api-error.ts';
import { bodies } from './api.schema.ts';
import { end, keep } from './billing.ts';
import { expireSession, type StandInCore } from './core.ts';
import { emit, type EventParts } from './events.ts';
import {
  dueOf,
  forgetCustomer,
  listObjects,
  newId,
  readObject,
  writeObject,
} from './object-store.ts';
import type { Customer, Kinds, PortalSession, Session, Subscription } from './objects.ts';
import { publicObject } from './public-object.ts';

/** One call of the API: what it takes, and what it does in the transaction of its answer. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body: (typeof bodies)[keyof typeof bodies];
  run(parts: EventParts, id: string, input: unknown, core: StandInCore): Promise<object>;
}

const SESSION_SECONDS = 86_400;

type Input<K extends keyof typeof bodies> = (typeof bodies)[K]['_zod']['output'];

function call<K extends keyof typeof bodies>(
  method: Call['method'],
  path: string,
  body: K,
  run: (parts: EventParts, id: string, input: Input<K>, core: StandInCore) => Promise<object>,
): Call {
  return {
    method,
    path,
    body: bodies[body],
    run: async (parts, id, input, core) => run(parts, id, input as Input<K>, core),
  };
}

/** Every call that the stand-in answers. */
export const calls: readonly Call[] = [
  call('POST', '/v1/customers', 'customer', async (parts, _id, { email, metadata }) => {
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      created: parts.at,
      email: email ?? null,
      balance: 0,
      metadata: metadata ?? {},
      livemode: false,
    };
    await writeObject(parts.trx, customer);
    return customer;
  }),
  call('GET', '/v1/customers/:id', 'empty', async (parts, id) => find(parts, 'customer', id)),
  call('POST', '/v1/customers/:id', 'customer', async (parts, id, { email, metadata }) => {
    const customer = await find(parts, 'customer', id);
    const changed: Customer = {
      ...customer,
      email: email ?? customer.email,
      metadata: { ...customer.metadata, ...metadata },
    };
    await writeObject(parts.trx, changed);
    return changed;
  }),
  call('DELETE', '/v1/customers/:id', 'empty', async (parts, id) => {
    const customer = await find(parts, 'customer', id);
    for (const subscription of await listObjects(parts.trx, 'subscription', id)) {
      if (subscription.status !== 'canceled') await end(parts, subscription);
    }
    await forgetCustomer(parts.trx, id);
    // What is told of it outlives it, so it says who is gone by number only.
    await emit(parts, 'customer.deleted', { ...customer, email: null, metadata: {} });
    return { id, object: 'customer', deleted: true };
  }),
  call('POST', '/v1/checkout/sessions', 'session', createSession),
  call('GET', '/v1/checkout/sessions', 'list', async (parts, _id, { customer, status }) =>
    listOf(
      '/v1/checkout/sessions',
      (await listObjects(parts.trx, 'checkout.session', customer)).filter(
        (session) => status === undefined || session.status === status,
      ),
    ),
  ),
  call('GET', '/v1/checkout/sessions/:id', 'empty', async (parts, id) =>
    find(parts, 'checkout.session', id),
  ),
  call('POST', '/v1/checkout/sessions/:id/expire', 'empty', async (parts, id) => {
    const session = await find(parts, 'checkout.session', id);
    if (session.status !== 'open') {
      const status = `This Session is in the state: ${session.status}.`;
      throw new ApiError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. ${status}`,
      );
    }
    return expireSession(parts, session);
  }),
  call('GET', '/v1/subscriptions', 'list', async (parts, _id, { customer, status }) =>
    listOf(
      '/v1/subscriptions',
      (await listObjects(parts.trx, 'subscription', customer)).filter((subscription) =>
        status === undefined
          ? subscription.status !== 'canceled'
          : status === 'all' || subscription.status === status,
      ),
    ),
  ),
  call('GET', '/v1/subscriptions/:id', 'empty', async (parts, id) =>
    find(parts, 'subscription', id),
  ),
  call('POST', '/v1/subscriptions/:id', 'subscription', async (parts, id, input) => {
    const subscription = await running(parts, id);
    return setEnding(parts, subscription, input.cancel_at_period_end === 'true');
  }),
  call('DELETE', '/v1/subscriptions/:id', 'cancellation', async (parts, id, { prorate }) =>
    end(parts, await running(parts, id), { credit: prorate === 'true' }),
  ),
  call('GET', '/v1/invoices', 'list', async (parts, _id, { customer }) =>
    listOf('/v1/invoices', await listObjects(parts.trx, 'invoice', customer)),
  ),
  call('POST', '/v1/billing_portal/sessions', 'portal', async (parts, _id, input, core) => {
    await find(parts, 'customer', input.customer);
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      created: parts.at,
      customer: input.customer,
      return_url: input.return_url,
      locale: input.locale ?? 'auto',
      url: `${core.origin}/standin/portal/${id}`,
      livemode: false,
    };
    await writeObject(parts.trx, session);
    return session;
  }),
];

/** Lets a subscription end with its period, or go on after all. */
export async function setEnding(
  parts: EventParts,
  subscription: Subscription,
  isEnding: boolean,
): Promise<Subscription> {
  const [item] = subscription.items.data;
  const changed: Subscription = {
    ...subscription,
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? (item?.current_period_end ?? null) : null,
    canceled_at: isEnding ? parts.at : null,
  };
  await keep(parts, changed, 'customer.subscription.updated', await dueOf(parts, subscription.id));
  return changed;
}

async function createSession(
  parts: EventParts,
  _id: string,
  input: Input<'session'>,
  core: StandInCore,
): Promise<object> {
  await find(parts, 'customer', input.customer);
  const price = input.line_items[0]?.price_data;
  const id = newId('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    created: parts.at,
    expires_at: parts.at + SESSION_SECONDS,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    url: `${core.origin}/standin/checkout/${id}`,
    customer: input.customer,
    client_reference_id: input.client_reference_id ?? null,
    metadata: input.metadata ?? {},
    success_url: input.success_url,
    cancel_url: input.cancel_url,
    locale: input.locale ?? 'auto',
    currency: price?.currency ?? 'eur',
    amount_total: Number(price?.unit_amount ?? 0),
    subscription: null,
    livemode: false,
    standin: {
      name: price?.product_data.name ?? '',
      subscription_metadata: input.subscription_data?.metadata ?? {},
    },
  };
  await writeObject(parts.trx, session, session.expires_at);
  return session;
}

async function find<K extends keyof Kinds>(
  { trx }: EventParts,
  kind: K,
  id: string,
): Promise<Kinds[K]> {
  const object = await readObject(trx, kind, id);
  if (object === undefined) throw missing(kind, id);
  return object;
}

async function running(parts: EventParts, id: string): Promise<Subscription> {
  const subscription = await find(parts, 'subscription', id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  return subscription;
}

function listOf(url: string, objects: readonly object[]): object {
  return { object: 'list', url, has_more: false, data: objects.map(publicObject) };
}
