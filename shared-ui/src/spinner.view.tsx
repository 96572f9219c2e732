import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.view.tsx';
import { cx } from './cx.ts';
import styles from './spinner.module.css';

/** A turning ring. With `label` it is announced (role status); without it is decoration. `size` `l` stands alone on a page. */
export function Spinner({ label, size = 's' }: { label?: string; size?: 's' | 'l' }) {
  const ring = (
    <span className={cx(styles.ring, size === 'l' && styles.large)} aria-hidden="true" />
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className={styles.labelled}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/**
 * What is being loaded, in words; shown after 150 ms, so that a quick answer does not flicker. `children` are skeletons in
 * the final layout: they keep the room of what is coming, and readers pass over them.
 */
export function Loading({ text, children }: { text: string; children?: ReactNode }) {
  const words = (
    <p role="status" className={styles.loading}>
      <Spinner />
      {text}
    </p>
  );
  if (children === undefined) return words;
  return (
    <div className={styles.over}>
      {words}
      <div className={styles.skeletons} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
