import type { ReactNode } from 'react';
import { Icon } from './icon.view.tsx';
import styles from './toast.module.css';

export interface ToastProps {
  children: ReactNode;
  /** A link or button of it. */
  action?: ReactNode;
}

/** A short word of success, and what it offers. The region that announces it belongs to the shell. */
export function Toast({ children, action }: ToastProps) {
  return (
    <div className={styles.toast}>
      <Icon name="check" />
      <p>{children}</p>
      {action}
    </div>
  );
}
