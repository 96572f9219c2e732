import { invalidInput } from '@sastre/base/problem';

/** Refuses addresses (by the name of their field) that do not lead back to the site: a 422 that names them. */
export function requireOwnUrls(urls: Readonly<Record<string, string>>, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  const foreign = Object.entries(urls).filter(([, url]) => !isOwn(url, origin));
  if (foreign.length === 0) return;
  throw invalidInput(foreign.map(([path]) => ({ path, message: 'Must be on this site' })));
}

function isOwn(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === origin && url.username === '' && url.password === '';
}

/** The address that the hosted page leads to after a payment: the purchase's id is appended. */
export function withSubscription(successUrl: string, subscriptionId: string): string {
  const url = new URL(successUrl);
  url.searchParams.set('subscription_id', subscriptionId);
  return url.href;
}
