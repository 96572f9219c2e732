import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  /** Id of its heading. */
  labelledBy: string;
  /** `full` covers the window, `side` its end, as high as it is; a click beside it closes that one. */
  place?: 'full' | 'side';
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog, open as long as it is there. The browser's own: it keeps the focus inside, closes with Escape, and gives the
 * focus back to what had it.
 */
export function Dialog({ labelledBy, place = 'full', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current?.open === false) current.showModal();
    return () => current?.close();
  }, []);
  // What is beside it belongs to the dialog itself; what is in it does not.
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current.close();
  };
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[place])}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={place === 'side' ? closeBeside : undefined}
    >
      {place === 'side' ? <div className={styles.content}>{children}</div> : children}
    </dialog>
  );
}
