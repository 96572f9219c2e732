import type { Language } from '@sastre/shared-contracts/api';
import { escapeHtml, PRODUCT_NAME } from '@sastre/base/hosted-pages';
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
    isWrong ? `<p class="alert" role="alert">${escapeHtml(alert)}</p>` : '',
    said === undefined || isWrong ? '' : renderSaid(language, said, subscription),
    `<section><h2>${escapeHtml(t('yourPlan'))}</h2>${renderPlan(page)}</section>`,
    subscription === undefined ? '' : renderCard(page, subscription),
    `<section><h2>${escapeHtml(t('invoices'))}</h2>${renderInvoices(page)}</section>`,
    `<p class="other"><a href="${escapeHtml(session.return_url)}">${escapeHtml(t('backToSite', { product: PRODUCT_NAME }))}</a></p>`,
  ];
  return renderPage(language, t('portalTitle'), parts.join('\n'));
}

function renderSaid(
  language: Language,
  said: keyof Messages,
  subscription: Subscription | undefined,
): string {
  const date = day(language, periodEnd(subscription));
  return `<p class="status" role="status">${escapeHtml(translate(language, said, { date }))}</p>`;
}

function renderPlan({ language, session, subscription }: PortalPage): string {
  const t = translate.bind(null, language);
  if (subscription === undefined) return `<p>${escapeHtml(t('noPlan'))}</p>`;
  const { cancel_at_period_end: isEnding, standin, status } = subscription;
  const item = subscription.items.data[0];
  const price = money(language, item?.price.unit_amount ?? 0, item?.price.currency ?? 'eur');
  const date = day(language, periodEnd(subscription));
  const when = isEnding ? t('endsOn', { date }) : t('renewsOn', { date });
  const lines = [
    `${standin.name}, ${t('perMonth', { price })}`,
    status === 'past_due' ? t('pastDue') : when,
  ];
  const base = `/standin/portal/${escapeHtml(session.id)}`;
  const form = isEnding
    ? `<form method="post" action="${base}/resume"><button>${escapeHtml(t('resumePlan'))}</button></form>`
    : `<form method="post" action="${base}/cancel"><button class="plain">${escapeHtml(t('cancelPlan'))}</button></form><p class="hint">${escapeHtml(t('cancelHint'))}</p>`;
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') + form;
}

function renderCard(page: PortalPage, { standin: { card } }: Subscription): string {
  const { language, session } = page;
  const t = translate.bind(null, language);
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return `<section><h2>${escapeHtml(t('card'))}</h2><p>${escapeHtml(t('cardEnding', { last4: card.last4, expiry }))}</p>
<h3>${escapeHtml(t('changeCard'))}</h3>
<form method="post" action="/standin/portal/${escapeHtml(session.id)}/card" novalidate>
${renderCardFields(language, page)}
<button class="plain">${escapeHtml(t('saveCard'))}</button>
</form>
${renderTestCards(language)}</section>`;
}

function renderInvoices({ language, invoices }: PortalPage): string {
  const t = translate.bind(null, language);
  if (invoices.length === 0) return `<p>${escapeHtml(t('noInvoices'))}</p>`;
  const states = { paid: 'invoicePaid', open: 'invoiceOpen', void: 'invoiceVoid' } as const;
  const head = (['invoiceNumber', 'invoiceDate', 'invoiceAmount', 'invoiceStatus'] as const)
    .map((key) => `<th scope="col">${escapeHtml(t(key))}</th>`)
    .join('');
  const rows = invoices.map(({ number, created, amount_due: due, currency, status }) => {
    const cells = [
      number,
      day(language, created),
      money(language, due, currency),
      t(states[status]),
    ];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(t('invoices'))}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function periodEnd(subscription: Subscription | undefined): number {
  return subscription?.items.data[0]?.current_period_end ?? 0;
}
