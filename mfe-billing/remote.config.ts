import { defineRemoteConfig } from '@sastre/shared-contracts/registry';

export default defineRemoteConfig({
  team: 'billing',
  pages: [
    {
      id: 'plans',
      path: '/plans',
      card: {
        order: 5,
        icon: 'plan',
        title: { en: 'My Subscription', es: 'Mi suscripción', de: 'Mein Abonnement' },
        text: {
          en: 'Your plan and how much AI is left today.',
          es: 'Tu plan y cuánta IA te queda hoy.',
          de: 'Dein Abonnement und wie viel KI heute noch übrig ist.',
        },
      },
    },
    { id: 'checkout', path: '/checkout' },
    { id: 'checkout-success', path: '/checkout-success' },
    { id: 'checkout-cancel', path: '/checkout-cancel' },
  ],
});
