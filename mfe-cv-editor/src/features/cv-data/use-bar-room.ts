import { useCallback, useLayoutEffect, useRef } from 'react';

const HEIGHT = '--bar-height';

/**
 * Tells the page how high the bar is that the ref is given to (`--bar-height`), so that what takes the focus is scrolled clear
 * of it. When it grows it keeps clear of what has the focus.
 */
export function useBarRoom(): (bar: HTMLElement | null) => () => void {
  const bar = useRef<HTMLElement>(null);
  // What stands in the bar changes with what is drawn, and the focus moves before an observer would tell.
  useLayoutEffect(() => {
    if (bar.current !== null) measure(bar.current);
  });
  return useCallback((element: HTMLElement | null) => {
    bar.current = element;
    const observer =
      element === null || typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => measure(element));
    if (element !== null) observer?.observe(element);
    return () => {
      bar.current = null;
      observer?.disconnect();
      document.documentElement.style.removeProperty(HEIGHT);
    };
  }, []);
}

function measure(bar: HTMLElement): void {
  const { style } = document.documentElement;
  const height = `${bar.offsetHeight}px`;
  if (style.getPropertyValue(HEIGHT) === height) return;
  style.setProperty(HEIGHT, height);
  const { activeElement: focused } = document;
  if (focused === null || focused.closest('[data-field], [name]') === null) return;
  if (overlaps(focused.getBoundingClientRect(), bar.getBoundingClientRect()))
    focused.scrollIntoView?.({ block: 'nearest' });
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && one.bottom > other.top;
}
