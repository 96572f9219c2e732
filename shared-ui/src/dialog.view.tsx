import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { cx } from './cx.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  /** Id of its heading. */
  labelledBy: string;
  /**
   * `whole` covers the window, `side` its end, as high as it is, and `below` rises from its foot; a click beside one of
   * these two closes it.
   */
  place?: 'whole' | 'side' | 'below';
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
  // Of the dialog itself are Escape and a click beside it; what is in it has clicks of its own, a field for files `cancel`.
  // Said at once, for the browser's `close` comes later than a key that is pressed right behind.
  const closeIfOwn = ({ target }: SyntheticEvent) => {
    if (target === dialog.current) onClose();
  };
  const leavesRoom = place !== 'whole';
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[place])}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onCancel={closeIfOwn}
      onClick={leavesRoom ? closeIfOwn : undefined}
    >
      {leavesRoom ? <div className={styles.content}>{children}</div> : children}
    </dialog>
  );
}
