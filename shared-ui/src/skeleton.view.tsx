import { cx } from './cx.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What will stand here: text, a title, a control with its label, a button, an area of its container's width, a picture. */
  shape?: 'line' | 'title' | 'field' | 'button' | 'block' | 'round';
  /** Share of the container's width in percent. */
  width?: 25 | 40 | 65 | 90 | 100;
  /** Lines of a paragraph, the last one shorter; with `shape` `line` only. */
  lines?: number;
  /** For a place or a height of its own. */
  className?: string;
}

/** A grey stand-in of the size of what is coming: silent, still with reduced motion, unseen for the first 150 ms. */
export function Skeleton({ shape = 'line', width, lines = 1, className }: SkeletonProps) {
  if (shape === 'line' && lines > 1) {
    return (
      <span className={cx(styles.lines, className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index === lines - 1 ? 65 : (width ?? 90)} />
        ))}
      </span>
    );
  }
  return (
    <span
      className={cx(styles.skeleton, styles[shape], width && styles[`w${width}`], className)}
      aria-hidden="true"
    />
  );
}
