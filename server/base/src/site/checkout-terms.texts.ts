import type { Texts } from './site.ts';

/** What a word of the configuration stands for. */
export const checkoutTexts = {
  renewal: {
    monthly: {
      en: 'The plan renews every month until you cancel it.',
      es: 'El plan se renueva cada mes hasta que lo canceles.',
      de: 'Das Abonnement verlängert sich jeden Monat, bis du kündigst.',
    },
  },
  cancellation: {
    'any-time': {
      en: 'You can cancel at any time under My Subscription; the plan stays until the end of the month you have paid for.',
      es: 'Puedes cancelar cuando quieras en «Mi suscripción»; el plan sigue activo hasta el final del mes pagado.',
      de: 'Du kannst jederzeit unter „Mein Abonnement“ kündigen; es bleibt bis zum Ende des bezahlten Monats.',
    },
  },
  vat: {
    included: {
      en: 'The price includes VAT.',
      es: 'El precio incluye el IVA.',
      de: 'Der Preis enthält die Mehrwertsteuer.',
    },
    added: {
      en: 'VAT is added on the payment page.',
      es: 'El IVA se añade en la página de pago.',
      de: 'Die Mehrwertsteuer kommt auf der Zahlungsseite hinzu.',
    },
    none: {
      en: 'No VAT is charged.',
      es: 'No se aplica IVA.',
      de: 'Es wird keine Mehrwertsteuer berechnet.',
    },
  },
} satisfies Record<string, Record<string, Texts>>;
