const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
};

/** The page that a key leads to, counted from 0; undefined for a key that turns no pages. */
export function pageByKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Omit<KeyPress, 'preventDefault'>,
  page: number,
  pages: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return pages - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : Math.max(0, Math.min(page + step, pages - 1));
}

/** What both React's and the browser's keyboard events have. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
>;
