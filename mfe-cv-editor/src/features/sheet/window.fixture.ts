import { act } from '@testing-library/react';

/** A window that has room beside the form, or none; it can be made another one. jsdom has no media queries. */
export function playWidth(wide: boolean): (wide: boolean) => void {
  const listeners = new Set<() => void>();
  const media = {
    matches: wide,
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = () => media as unknown as MediaQueryList;
  return (next) =>
    act(() => {
      media.matches = next;
      for (const listener of listeners) listener();
    });
}
