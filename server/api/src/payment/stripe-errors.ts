import { Stripe } from 'stripe';
import { ProviderUnavailable } from './payment-provider.ts';

const { errors } = Stripe;
const AWAY = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
];

/** Makes a call; whatever says that the provider cannot be used now becomes `ProviderUnavailable`. */
export async function askStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!AWAY.some((kind) => cause instanceof kind)) throw cause;
    // Messages of the provider may quote a part of the key.
    const type = (cause as { type?: string }).type ?? 'error';
    throw new ProviderUnavailable(`The payment provider cannot be used (${type}).`);
  }
}

/** True when the provider knows no such object (any more). */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** True when the provider understood, and will not. */
export function isRefusal(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError;
}
