import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.view.tsx';
import { cx } from './cx.ts';
import styles from './note.module.css';

export interface NoteProps {
  tone: 'info' | 'warn' | 'error';
  /** Instead of the tone's own icon. */
  icon?: IconName;
  children: ReactNode;
}

/** A word to the user where it belongs. An error is announced at once (role alert). */
export function Note({ tone, icon, children }: NoteProps) {
  return (
    <div className={cx(styles.note, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={icon ?? (tone === 'info' ? 'info' : 'warn')} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
