import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  /** Id of its heading. */
  labelledBy: string;
  /** Over the whole window, or a sheet that rises from below, beside which a click closes it. */
  place?: 'whole' | 'below';
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog, open as long as it is there. The browser's own: it keeps the focus inside, closes with Escape, and gives the
 * focus back to what had it.
 */
export function Dialog({ labelledBy, place = 'whole', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current?.open === false) current.showModal();
    return () => current?.close();
  }, []);
  const onClick = ({ target }: MouseEvent) => {
    if (place === 'below' && target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[place])}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
