import { cx } from './cx.ts';
import styles from './progress.module.css';

/** How far work has come, 0–100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const share = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <progress className={styles.progress} max={100} value={share} aria-label={label}>
      {share}
    </progress>
  );
}

export interface MeterProps {
  used: number;
  /** -1 is unlimited: there is no bar then, say it in words. */
  limit: number;
  label: string;
  /** What a full bar means: that nothing is left of an allowance, which warns (the default), or that a share is whole. */
  of?: 'allowance' | 'share';
}

/** Use of an allowance, or the part that is had of a whole, as a bar. */
export function Meter({ used, limit, label, of = 'allowance' }: MeterProps) {
  if (limit < 0) return null;
  const share = limit === 0 ? 100 : Math.min(100, Math.max(0, (used / limit) * 100));
  return (
    <svg
      className={styles.meter}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(used, limit)}
    >
      <rect className={styles.track} width="100" height="6" />
      <rect
        className={cx(styles.fill, of === 'allowance' && used >= limit && styles.full)}
        width={share}
        height="6"
      />
    </svg>
  );
}
