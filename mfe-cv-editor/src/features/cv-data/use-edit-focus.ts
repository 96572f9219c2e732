import { useLayoutEffect, useRef } from 'react';

/** The button that makes a form of what is read goes with it: the focus stays near, on the tab that is open. */
export function useEditFocus(mode: 'read' | 'form' | 'other'): void {
  const before = useRef(mode);
  useLayoutEffect(() => {
    const isBegun = before.current === 'read' && mode === 'form';
    before.current = mode;
    if (isBegun && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [mode]);
}
