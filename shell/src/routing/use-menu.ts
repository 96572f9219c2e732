import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { itemForKey } from './menu-keys.ts';

const ITEMS = 'a[href], button, input:checked';

/** A button that opens a list below it: Escape, a click elsewhere, leaving it by Tab and a navigation close it; arrows walk it. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const openedBy = useRef('');
  const id = useId();
  const { key } = useLocation();

  const walk = (by: string): boolean => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const target = itemForKey<Element>(by, items, document.activeElement);
    if (target instanceof HTMLElement) target.focus();
    return target !== undefined;
  };

  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    walk(openedBy.current);
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  return {
    open,
    /** For what an item opens: the button has the focus then, and gets it back. */
    close: () => {
      setOpen(false);
      button.current?.focus();
    },
    list: { ref: list, id, hidden: !open },
    button: {
      ref: button,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => {
        openedBy.current = '';
        setOpen(!open);
      },
    },
    box: {
      ref: box,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (open && event.key === 'Escape') {
          setOpen(false);
          button.current?.focus();
        } else if (open ? walk(event.key) : /^Arrow(Down|Up)$/.test(event.key)) {
          event.preventDefault();
          openedBy.current = event.key;
          setOpen(true);
        }
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}
