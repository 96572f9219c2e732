import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collect, keep } from './billing.ts';
import { setEnding } from './calls.ts';
import { readCard, type CardForm, type CardProblem } from './cards.rules.ts';
import { renderOverPage } from './checkout.page.ts';
import type { StandInCore } from './core.ts';
import type { EventParts } from './events.ts';
import type { Messages } from './messages.ts';
import { dueOf, listObjects, readObject } from './object-store.ts';
import type { Card, PortalSession, Subscription } from './objects.ts';
import { cardForm, languageOf, page, redirect } from './page.routes.ts';
import { renderPortalPage } from './portal.page.ts';

interface ById {
  Params: { id: string };
  Querystring: { said?: string };
}

/** A way into the portal is good for an hour. */
const GOOD_FOR = 3_600;
const SAID = ['planCancelled', 'planResumed', 'cardChanged'] as const;

interface Shown {
  said?: keyof Messages | undefined;
  name?: string;
  problems?: Partial<Record<keyof CardForm, CardProblem>>;
  isDeclined?: boolean;
}

/** Serves the billing portal. `changed` is called when something has happened that is to be told. */
export function portalPages(app: FastifyInstance, core: StandInCore, changed: () => void): void {
  const { db } = core;
  const over = (request: FastifyRequest, reply: FastifyReply) =>
    page(reply, 410, renderOverPage(languageOf(request, undefined)));

  async function open(id: string): Promise<PortalSession | undefined> {
    await core.passTime();
    const session = await readObject(db, 'billing_portal.session', id);
    const isGood = session !== undefined && session.created + GOOD_FOR > core.now() / 1_000;
    return isGood ? session : undefined;
  }
  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    session: PortalSession,
    { said, name = '', problems = {}, isDeclined = false }: Shown,
  ) {
    const subscription = await runningOf(db, session.customer);
    const invoices = await listObjects(db, 'invoice', session.customer);
    const language = languageOf(request, session.locale);
    const state = { language, session, subscription, invoices, said, name, problems, isDeclined };
    const isWrong = isDeclined || Object.keys(problems).length > 0;
    return page(reply, isWrong ? 422 : 200, renderPortalPage(state));
  }
  async function act(
    session: PortalSession,
    work: (parts: EventParts, subscription: Subscription) => Promise<unknown>,
  ) {
    await core.change(async (parts) => {
      const subscription = await runningOf(parts.trx, session.customer);
      if (subscription !== undefined) await work(parts, subscription);
    });
    changed();
  }

  app.get<ById>('/portal/:id', async (request, reply) => {
    const session = await open(request.params.id);
    if (session === undefined) return over(request, reply);
    return show(request, reply, session, { said: SAID.find((key) => key === request.query.said) });
  });
  for (const [step, isEnding, said] of [
    ['cancel', true, 'planCancelled'],
    ['resume', false, 'planResumed'],
  ] as const) {
    app.post<ById>(`/portal/:id/${step}`, async (request, reply) => {
      const session = await open(request.params.id);
      if (session === undefined) return over(request, reply);
      await act(session, async (parts, found) => setEnding(parts, found, isEnding));
      return redirect(reply, `/standin/portal/${session.id}?said=${said}`);
    });
  }
  app.post<ById>('/portal/:id/card', async (request, reply) => {
    const session = await open(request.params.id);
    if (session === undefined) return over(request, reply);
    const form = cardForm(request);
    const result = readCard(form, Math.floor(core.now() / 1_000));
    if (result.kind !== 'card') {
      const problems = result.kind === 'problems' ? result.problems : {};
      const isDeclined = result.kind === 'declined';
      return show(request, reply, session, { name: form.name, problems, isDeclined });
    }
    await act(session, async (parts, found) => changeCard(parts, found, result.card));
    return redirect(reply, `/standin/portal/${session.id}?said=cardChanged`);
  });
}

/** What is open is tried with the new card at once. */
async function changeCard(parts: EventParts, found: Subscription, card: Card): Promise<void> {
  const subscription: Subscription = { ...found, standin: { ...found.standin, card } };
  if (found.status === 'past_due' && card.renews) {
    await collect(parts, subscription);
    return;
  }
  const dueAt = await dueOf(parts, found.id);
  await keep(parts, subscription, 'customer.subscription.updated', dueAt);
}

async function runningOf(
  db: StandInCore['db'],
  customer: string,
): Promise<Subscription | undefined> {
  const all = await listObjects(db, 'subscription', customer);
  return all.find(({ status }) => status !== 'canceled');
}
