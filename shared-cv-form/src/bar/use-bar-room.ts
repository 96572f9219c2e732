import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';

const HEIGHT = '--bar-height';

/**
 * Tells the page how high the bar is that the ref is given to (`--bar-height`), so that what takes the focus is scrolled clear
 * of it. When it grows, or a key moves the focus, it keeps clear of what has the focus.
 */
export function useBarRoom(): RefCallback<HTMLElement> {
  const bar = useRef<HTMLElement>(null);
  // What stands in the bar changes with what is drawn, and the focus moves before an observer would tell.
  useLayoutEffect(() => {
    if (bar.current !== null) measure(bar.current);
  });
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    bar.current = element;
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => measure(element));
    observer?.observe(element);
    // Of a text with a form browsers bring only the line of the cursor into view.
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') keepClear(element);
    };
    document.addEventListener('keyup', onKeyUp);
    return () => {
      bar.current = null;
      observer?.disconnect();
      document.removeEventListener('keyup', onKeyUp);
      document.documentElement.style.removeProperty(HEIGHT);
    };
  }, []);
}

function measure(bar: HTMLElement): void {
  const { style } = document.documentElement;
  const height = `${bar.offsetHeight}px`;
  if (style.getPropertyValue(HEIGHT) === height) return;
  style.setProperty(HEIGHT, height);
  keepClear(bar);
}

function keepClear(bar: HTMLElement): void {
  const { activeElement: focused } = document;
  if (focused === null || bar.contains(focused)) return;
  if (focused.closest('[data-field], [name], [contenteditable]') === null) return;
  if (overlaps(focused.getBoundingClientRect(), bar.getBoundingClientRect()))
    focused.scrollIntoView?.({ block: 'nearest' });
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && one.bottom > other.top;
}
