import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { CheckoutCancelPage } from './checkout-cancel.page.tsx';

const texts = { en, es, de };

test.each([
  ['en', 'Payment Cancelled', 'No charges were made', 'View Plans', 'Return to Dashboard'],
  ['es', 'Pago cancelado', 'No se ha cobrado nada', 'Ver planes', 'Volver al panel'],
  [
    'de',
    'Zahlung abgebrochen',
    'Es wurde nichts abgebucht',
    'Abonnements ansehen',
    'Zurück zur Übersicht',
  ],
] as const)(
  'says in %s that nothing was paid, and asks nothing',
  (language, title, text, plans, home) => {
    const fake = fakeShell({ language, messages: (chosen) => texts[chosen] });
    render(<CheckoutCancelPage />, { wrapper: fake.Wrapper });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: plans }).getAttribute('href')).toBe('/plans');
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/');
    expect(fake.api.calls).toEqual([]);
  },
);
