// Stands where the provider's script stands. Takes no card: payments are made on the hosted page.
(() => {
  'use strict';

  function element() {
    const self = {
      mount: () => self,
      unmount: () => self,
      destroy: () => self,
      update: () => self,
      on: () => self,
      off: () => self,
      once: () => self,
      focus: () => self,
      blur: () => self,
      clear: () => self,
    };
    return self;
  }
  function elements() {
    const made = new Map();
    const self = {
      create(type) {
        const one = element();
        made.set(type, one);
        return one;
      },
      getElement: (type) => made.get(type) ?? null,
      update: () => self,
      submit: async () => ({}),
      fetchUpdates: async () => ({}),
      on: () => self,
      off: () => self,
    };
    return self;
  }
  const refused = async () => ({
    error: {
      type: 'invalid_request_error',
      message: 'Test mode: payments are made on the hosted page.',
    },
  });

  function Stripe(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_')) {
      throw new Error('Stripe() needs a publishable key.');
    }
    return {
      elements,
      createToken: refused,
      createPaymentMethod: refused,
      confirmCardPayment: refused,
      confirmPayment: refused,
      confirmSetup: refused,
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }
  // The release that @stripe/stripe-js 10 expects; it warns at another one.
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
