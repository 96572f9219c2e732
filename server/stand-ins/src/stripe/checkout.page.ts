import type { Language } from '@sastre/shared-contracts/api';
import { backToSite, renderOther } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderCardFields, renderTestCards, type CardFieldsState } from './card-fields.ts';
import { money, renderPage } from './layout.ts';
import { translate } from './messages.ts';
import type { Session } from './objects.ts';

/** What the payment page shows. */
export interface CheckoutPage extends CardFieldsState {
  language: Language;
  session: Session;
  isDeclined: boolean;
}

/** The page on which a subscription is paid. */
export function renderCheckoutPage(page: CheckoutPage): string {
  const { language, session, isDeclined, problems } = page;
  const t = translate.bind(null, language);
  const price = money(language, session.amount_total, session.currency);
  const alert = isDeclined
    ? t('declined')
    : Object.keys(problems).length > 0
      ? t('fixFields')
      : undefined;
  const body = html`<p class="price">${t('perMonth', { price })}</p>
${alert && html`<p class="alert" role="alert" id="error">${alert}</p>`}
<form method="post" action="/standin/checkout/${session.id}" novalidate>
${renderCardFields(language, page)}
<button type="submit">${t('pay', { price })}</button>
</form>
${renderOther(session.cancel_url, t('cancelAndReturn'))}
${renderTestCards(language)}`;
  return renderPage(language, t('payTitle', { plan: session.standin.name }), body);
}

/** What is said of a page that cannot be used any more, or never could. */
export function renderOverPage(language: Language): string {
  const t = translate.bind(null, language);
  const body = html`<p>${t('sessionOverText')}</p>${renderOther('/plans', backToSite(language))}`;
  return renderPage(language, t('sessionOver'), body);
}
