import type { ReactNode } from 'react';
import { Icon } from './icon.view.tsx';
import { cx } from './cx.ts';
import styles from './note.module.css';

/** A word to the user where it belongs. An error is announced at once (role alert). */
export function Note({ tone, children }: { tone: 'info' | 'warn' | 'error'; children: ReactNode }) {
  return (
    <div className={cx(styles.note, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={tone === 'info' ? 'info' : 'warn'} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
