import { useEffect, useRef, type KeyboardEvent } from 'react';

/** One tab stop for a toolbar: arrow keys, Home and End move inside it. */
export function useRovingFocus(): {
  ref: React.RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  onFocus: (event: React.FocusEvent<HTMLDivElement>) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  // Buttons that were switched off must not keep the tab stop.
  useEffect(() => {
    const all = tools(ref.current);
    stopAt(all, all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]);
  });
  return {
    ref,
    onFocus: (event) => stopAt(tools(ref.current), event.target),
    onKeyDown: (event) => {
      const all = tools(ref.current);
      const here = all.findIndex((tool) => tool === document.activeElement);
      const to = destination(event.key, here, all.length);
      if (here < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      all[to]?.focus();
    },
  };
}

function tools(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>('button, select') ?? [])];
}

function stopAt(all: readonly HTMLElement[], stop: Element | undefined): void {
  for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1;
}

function destination(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
