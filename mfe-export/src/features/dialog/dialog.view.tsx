import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  /** Id of its heading. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the whole window, open as long as it is there. The browser's own: it keeps the focus inside, closes with
 * Escape, and gives the focus back to what had it.
 */
export function Dialog({ labelledBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current?.open === false) current.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={labelledBy} onClose={onClose}>
      {children}
    </dialog>
  );
}
