import { expect, test } from '@jest/globals';
import { findLeaks } from '@sastre/base/testing';
import { renderCheckoutPage, renderOverPage } from './checkout.page.ts';
import type { Invoice, PortalSession, Session, Subscription } from './objects.ts';
import { renderPortalPage } from './portal.page.ts';

const MONEY = { currency: 'eur', amount_total: 1_990, amount_due: 1_990, unit_amount: 1_990 };
const AT = 1_790_000_000;

test.each(['en', 'es', 'de'] as const)('whatever is put into a page is text (%s)', (language) => {
  const state = { language, problems: {}, isDeclined: true };
  const checkout = findLeaks(['id', 'plan', 'cancel_url', 'name'], (texts) => {
    const session = { ...texts, ...MONEY, standin: { name: texts.plan } };
    return renderCheckoutPage({ ...state, session: session as unknown as Session, ...texts });
  });
  const places = ['id', 'plan', 'return_url', 'name', 'last4', 'number'] as const;
  const portal = findLeaks(places, (texts) => {
    const card = { last4: texts.last4, exp_month: 3, exp_year: 2031 };
    const item = { current_period_end: AT, price: MONEY };
    const subscription = { standin: { name: texts.plan, card }, items: { data: [item] } };
    const invoice = { ...MONEY, number: texts.number, created: AT, status: 'paid' };
    return renderPortalPage({
      ...state,
      name: texts.name,
      session: texts as unknown as PortalSession,
      subscription: subscription as unknown as Subscription,
      invoices: [invoice as unknown as Invoice],
    });
  });
  expect([...checkout, ...portal]).toEqual([]);
  expect(renderOverPage(language)).not.toContain('&lt;');
});

test('what was typed of a card comes back beside what is wrong with it', () => {
  const session = { ...MONEY, id: 's', cancel_url: '/', standin: { name: 'Pro' } };
  const page = renderCheckoutPage({
    language: 'en',
    session: session as unknown as Session,
    name: 'Ana "O\'Hara"',
    problems: { number: 'cardNotTest' },
    isDeclined: false,
  });
  expect(page).toContain('value="Ana &quot;O&#39;Hara&quot;"');
  expect(page).toContain('aria-describedby="number-problem" aria-invalid="true" autofocus');
  expect(page).toContain('id="cvc-hint"');
});
