import { isLanguage, type Language } from '@sastre/shared-contracts/api';
import type { FinishPage } from '@sastre/base/hosted-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, chooseLanguage } from '@sastre/base/web';
import { completeSession } from './billing.ts';
import { readCard, type CardForm } from './cards.rules.ts';
import { renderCheckoutPage, renderOverPage } from './checkout.page.ts';
import type { StandInCore } from './core.ts';
import { PAGE_HEADERS } from './layout.ts';
import { readObject } from './object-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the hosted pages whole. */
    finishHostedPage: FinishPage;
  }
}

interface ById {
  Params: { id: string };
}

/** Serves the hosted payment page. `changed` is called when something has happened that is to be told. */
export function checkoutPages(app: FastifyInstance, core: StandInCore, changed: () => void): void {
  const { db } = core;
  app.get<ById>('/checkout/:id', async (request, reply) => {
    await core.passTime();
    const session = await readObject(db, 'checkout.session', request.params.id);
    if (session?.status === 'complete') return redirect(reply, session.success_url);
    const language = languageOf(request, session?.locale);
    if (session?.status !== 'open') return page(reply, 410, renderOverPage(language));
    const fields = { name: '', problems: {}, isDeclined: false };
    return page(reply, 200, renderCheckoutPage({ language, session, ...fields }));
  });
  app.post<ById>('/checkout/:id', async (request, reply) => {
    await core.passTime();
    const form = cardForm(request);
    const result = readCard(form, Math.floor(core.now() / 1_000));
    const session = await core.change(async (parts) => {
      const found = await readObject(parts.trx, 'checkout.session', request.params.id);
      // Sent twice, it is paid once.
      if (found?.status !== 'open' || result.kind !== 'card') return found;
      return completeSession(parts, found, result.card);
    });
    changed();
    if (session?.status === 'complete') return redirect(reply, session.success_url);
    const language = languageOf(request, session?.locale);
    if (session?.status !== 'open') return page(reply, 410, renderOverPage(language));
    const problems = result.kind === 'problems' ? result.problems : {};
    const isDeclined = result.kind === 'declined';
    const state = { language, session, name: form.name, problems, isDeclined };
    return page(reply, isDeclined ? 402 : 422, renderCheckoutPage(state));
  });
}

/** What was posted of a card. */
export function cardForm(request: FastifyRequest): CardForm {
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const text = (name: string) => (form.get(name) ?? '').slice(0, 200);
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), name: text('name') };
}

/** The language that the product asked for, else the visitor's. */
export function languageOf({ headers }: FastifyRequest, locale: string | undefined): Language {
  if (isLanguage(locale)) return locale;
  return chooseLanguage(readCookie(headers.cookie, 'lang'), headers['accept-language']);
}

/** Sends a hosted page, in the theme that was chosen on the site. */
export function page(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .status(status)
    .headers(PAGE_HEADERS)
    .type('text/html; charset=utf-8')
    .send(reply.server.finishHostedPage(html, reply.request.headers.cookie));
}

/** Leads on after a form; never kept. */
export function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.headers(PAGE_HEADERS).redirect(location, 303);
}
