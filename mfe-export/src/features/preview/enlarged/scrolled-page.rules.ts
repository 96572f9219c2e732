/** Of a box that scrolls: how far it is, how much of it is seen, and how long it is, in pixels. */
export type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** The page that is read, counted from 0, of pages of one height below each other: the first at the top, the last at the end. */
export function scrolledPage(
  { scrollTop, clientHeight, scrollHeight }: Scrolled,
  pages: number,
): number {
  const way = scrollHeight - clientHeight;
  if (way <= 0) return 0;
  const share = Math.min(1, Math.max(0, scrollTop / way));
  // The eye is at the top of what is seen at the beginning, in its middle halfway, at its end in the end.
  const eye = scrollTop + clientHeight * share;
  return Math.min(pages - 1, Math.floor((eye / scrollHeight) * pages));
}

/** Some three lines of the sheet. */
const SHORT_WAY = 60;

/** How far a key scrolls to; undefined for a key that does not. */
export function scrollByKey(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { scrollTop, clientHeight, scrollHeight }: Scrolled,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  // A little of what was seen stays in sight.
  if (key === 'PageDown') return scrollTop + clientHeight * 0.9;
  if (key === 'PageUp') return scrollTop - clientHeight * 0.9;
  if (key === 'ArrowDown') return scrollTop + SHORT_WAY;
  if (key === 'ArrowUp') return scrollTop - SHORT_WAY;
  if (key === 'Home') return 0;
  return key === 'End' ? scrollHeight : undefined;
}
