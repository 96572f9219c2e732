import { defineRemote } from '@sastre/shared-contracts/shell';
import { CheckoutCancelPage } from './pages/checkout-cancel.page.tsx';
import { CheckoutSuccessPage } from './pages/checkout-success.page.tsx';
import { CheckoutPage } from './pages/checkout.page.tsx';
import { PlansPage } from './pages/plans.page.tsx';

const messages = {
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
  es: () => import('./locales/es.json', { with: { type: 'json' } }),
  de: () => import('./locales/de.json', { with: { type: 'json' } }),
};

// Federation exposes a module's default export.
export default defineRemote({
  id: 'mfe_billing',
  pages: {
    plans: PlansPage,
    checkout: CheckoutPage,
    'checkout-success': CheckoutSuccessPage,
    'checkout-cancel': CheckoutCancelPage,
  },
  loadMessages: async (language) => (await messages[language]()).default,
});
