import { endpoints } from '@sastre/shared-contracts/api';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Fetches the provider's script and readies it with our key. Those who ask meanwhile wait for the same; after a failure it is tried anew. */
export function createProviderLoader(shell: ShellServices): () => Promise<Stripe> {
  let underWay: Promise<Stripe> | undefined;
  return () => {
    underWay ??= loadProvider(shell).catch((error: unknown) => {
      underWay = undefined;
      throw error;
    });
    return underWay;
  };
}

async function loadProvider({ http, nav }: ShellServices): Promise<Stripe> {
  const { data } = await http.call(endpoints.publishableKey, {});
  // The stand-in's script sets `window.Stripe`; the library then fetches no other.
  if (data.scriptUrl !== undefined && !('Stripe' in window)) {
    const url = new URL(data.scriptUrl, nav.origin);
    if (url.origin !== nav.origin) throw new Error('The script of the stand-in is not ours');
    await addScript(url.href);
    if (!('Stripe' in window)) throw new Error('The script of the stand-in set nothing');
  }
  const stripe = await loadStripe(data.pk);
  if (!isUsable(stripe)) throw new Error('The provider’s script is not usable');
  return stripe;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script could not be loaded'));
    });
    document.head.append(script);
  });
}

// What the provider's React parts insist on; they would throw in the middle of the page.
const PARTS = ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment'] as const;
function isUsable(stripe: Stripe | null): stripe is Stripe {
  return stripe !== null && PARTS.every((part) => typeof stripe[part] === 'function');
}
