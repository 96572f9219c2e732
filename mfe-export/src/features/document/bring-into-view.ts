/**
 * Scrolls as little as it takes to show what has just come, unless the user works elsewhere by then: the focus must be
 * in `place`, or nowhere (Safari does not focus a button that is clicked).
 */
export function bringIntoView(what: HTMLElement | null, place: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isHere = activeElement === null || activeElement === body || place?.contains(activeElement);
  if (isHere) what?.scrollIntoView({ block: 'nearest' });
}
