import { createFakeApi, type FakeApiOptions } from '@sastre/shared-contracts/testing';

let isOdd = false;

/** What the provider's script sets: what our pages and the provider's React parts use of it. */
export function stripeOf(key: string) {
  // The library keeps the first function that a script sets, so one that is odd now was not then.
  if (isOdd) return {};
  return {
    key,
    elements: () => ({ update: () => undefined }),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
  };
}
stripeOf.version = 'endive';

const page = window as { Stripe?: unknown };
type Outcome = 'loads' | 'fails' | 'hangs' | 'sets nothing' | 'is odd';

/** A browser that fetches no script by itself: each one that is added ends as the test says, in order; the last word holds. */
export function providerScripts(...outcomes: Outcome[]) {
  delete page.Stripe;
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      added.push(node.src);
      const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
      isOdd = outcome === 'is odd';
      if (isOdd || outcome === 'loads') page.Stripe = stripeOf;
      if (outcome !== 'hangs')
        node.dispatchEvent(new Event(outcome === 'fails' ? 'error' : 'load'));
    }
  });
  observer.observe(document.head, { childList: true });
  return {
    added,
    stop: () => {
      observer.disconnect();
      delete page.Stripe;
      for (const script of document.head.querySelectorAll('script')) script.remove();
    },
  };
}

/** A server whose key comes with the stand-in's script. */
export function standInApi(options: FakeApiOptions = {}) {
  const api = createFakeApi(options);
  const { call } = api;
  api.call = (async (endpoint, input, more) => {
    const answer = await call(endpoint, input, more);
    if (endpoint.id !== 'publishableKey') return answer;
    return { ...answer, data: { pk: 'pk_standin', scriptUrl: '/standin/stripe.js' } };
  }) as typeof call;
  return api;
}
