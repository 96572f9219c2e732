import { useLatest } from '@sastre/shared-contracts/page';
import { useEffect, useRef } from 'react';

/** Calls back once, when an element comes into the window. */
export function useSeen(onSeen: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const told = useLatest(onSeen);
  useEffect(() => {
    if (element.current === null) return undefined;
    if (!('IntersectionObserver' in globalThis)) return told.current();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      told.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [told]);
  return element;
}
