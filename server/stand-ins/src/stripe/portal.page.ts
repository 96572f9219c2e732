import type { Language } from '@sastre/shared-contracts/api';
import { backToSite, renderOther, renderStatus } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
import { renderCardFields, renderTestCards, type CardFieldsState } from './card-fields.ts';
import { day, money, renderPage } from './layout.ts';
import { translate, type Messages } from './messages.ts';
import type { Invoice, PortalSession, Subscription } from './objects.ts';

/** What the portal shows; `said` is what was just done. */
export interface PortalPage extends CardFieldsState {
  language: Language;
  session: PortalSession;
  subscription: Subscription | undefined;
  invoices: readonly Invoice[];
  said?: keyof Messages | undefined;
  isDeclined: boolean;
}

/** Plan, card and invoices of a customer. */
export function renderPortalPage(page: PortalPage): string {
  const { language, session, subscription, said, isDeclined, problems } = page;
  const t = translate.bind(null, language);
  const isWrong = isDeclined || Object.keys(problems).length > 0;
  const alert = isDeclined ? t('cardDeclinedSaving') : t('fixFields');
  const parts = [
    isWrong && html`<p class="alert" role="alert">${alert}</p>`,
    said && !isWrong && renderSaid(language, said, subscription),
    html`<section><h2>${t('yourPlan')}</h2>${renderPlan(page)}</section>`,
    subscription && renderCard(page, subscription),
    html`<section><h2>${t('invoices')}</h2>${renderInvoices(page)}</section>`,
    renderOther(session.return_url, backToSite(language)),
  ];
  const body = parts.map((part, index) => html`${index > 0 && '\n'}${part}`);
  return renderPage(language, t('portalTitle'), html`${body}`);
}

function renderSaid(
  language: Language,
  said: keyof Messages,
  subscription: Subscription | undefined,
): Markup {
  const date = day(language, periodEnd(subscription));
  return renderStatus(translate(language, said, { date }));
}

function renderPlan({ language, session, subscription }: PortalPage): Markup {
  const t = translate.bind(null, language);
  if (subscription === undefined) return html`<p>${t('noPlan')}</p>`;
  const { cancel_at_period_end: isEnding, standin, status } = subscription;
  const item = subscription.items.data[0];
  const price = money(language, item?.price.unit_amount ?? 0, item?.price.currency ?? 'eur');
  const date = day(language, periodEnd(subscription));
  const when = isEnding ? t('endsOn', { date }) : t('renewsOn', { date });
  const lines = [
    `${standin.name}, ${t('perMonth', { price })}`,
    status === 'past_due' ? t('pastDue') : when,
  ];
  const base = `/standin/portal/${session.id}`;
  const form = isEnding
    ? html`<form method="post" action="${base}/resume"><button>${t('resumePlan')}</button></form>`
    : html`<form method="post" action="${base}/cancel"><button class="plain">${t('cancelPlan')}</button></form><p class="hint">${t('cancelHint')}</p>`;
  return html`${lines.map((line) => html`<p>${line}</p>`)}${form}`;
}

function renderCard(page: PortalPage, { standin: { card } }: Subscription): Markup {
  const { language, session } = page;
  const t = translate.bind(null, language);
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return html`<section><h2>${t('card')}</h2><p>${t('cardEnding', { last4: card.last4, expiry })}</p>
<h3>${t('changeCard')}</h3>
<form method="post" action="/standin/portal/${session.id}/card" novalidate>
${renderCardFields(language, page)}
<button class="plain">${t('saveCard')}</button>
</form>
${renderTestCards(language)}</section>`;
}

function renderInvoices({ language, invoices }: PortalPage): Markup {
  const t = translate.bind(null, language);
  if (invoices.length === 0) return html`<p>${t('noInvoices')}</p>`;
  const states = { paid: 'invoicePaid', open: 'invoiceOpen', void: 'invoiceVoid' } as const;
  const head = (['invoiceNumber', 'invoiceDate', 'invoiceAmount', 'invoiceStatus'] as const).map(
    (key) => html`<th scope="col">${t(key)}</th>`,
  );
  const rows = invoices.map(({ number, created, amount_due: due, currency, status }) => {
    const cells = [
      number,
      day(language, created),
      money(language, due, currency),
      t(states[status]),
    ];
    return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
  });
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${t('invoices')}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function periodEnd(subscription: Subscription | undefined): number {
  return subscription?.items.data[0]?.current_period_end ?? 0;
}
