import type { RemoteRoute } from '../remotes/remote-registry.ts';

/** What is loaded before anybody asks has to be worth it: what comes after the first cards waits for a pointer or the focus. */
const LIKELY_CARDS = 2;

/** The remotes that somebody on the dashboard most likely goes to: those of the first cards, in their order. */
export function likelyRemotes(routes: readonly RemoteRoute[]): string[] {
  const cards = routes.flatMap(({ remote, page }) => (page.card ? [{ remote, ...page.card }] : []));
  const first = cards.sort((a, b) => a.order - b.order).slice(0, LIKELY_CARDS);
  return [...new Set(first.map(({ remote }) => remote))];
}
