import { Stripe } from 'stripe';

/** How the provider is reached. */
export interface StripeAccess {
  secretKey: string;
  /** Base URL of an API that is not the provider's own, as `http://localhost:4000/standin`. */
  apiBase?: string;
  /** What requests to `apiBase` are sent with; the runtime's `fetch`. */
  fetch?: typeof fetch;
}

const LIMITS = { timeout: 5_000, maxNetworkRetries: 1, telemetry: false } as const;

/** The provider's SDK. With `apiBase` the same SDK talks to that address, its path put before every path. */
export function createStripe({ secretKey, apiBase, fetch: send = fetch }: StripeAccess): Stripe {
  if (apiBase === undefined) return new Stripe(secretKey, LIMITS);
  const base = new URL(apiBase);
  const folder = base.pathname.replace(/\/+$/, '');
  const prefixed: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    url.pathname = folder + url.pathname;
    return send(url, init);
  };
  return new Stripe(secretKey, {
    ...LIMITS,
    host: base.hostname,
    port: base.port || (base.protocol === 'https:' ? 443 : 80),
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    httpClient: Stripe.createFetchHttpClient(prefixed),
  });
}
