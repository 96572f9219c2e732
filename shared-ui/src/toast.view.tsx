import type { ReactNode } from 'react';
import { Icon } from './icon.view.tsx';
import styles from './toast.module.css';

/** A short word of success. The region that announces it belongs to the shell. */
export function Toast({ children }: { children: ReactNode }) {
  return (
    <p className={styles.toast}>
      <Icon name="check" />
      {children}
    </p>
  );
}
