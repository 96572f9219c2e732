import type { TEMPLATES } from '@sastre/shared-contracts/api';
import styles from './template.module.css';

/** A page of the template, drawn small: decoration. */
export function PageDrawing({ template }: { template: (typeof TEMPLATES)[number] }) {
  return (
    <span className={styles.page} aria-hidden="true">
      <svg width="38" height="52" viewBox="0 0 38 52" fill="none">
        {template === 'two-column-1' ? (
          <>
            <path className={styles.sidebar} d="M0 0h13v52H0z" />
            <circle className={styles.accentFill} cx="6.5" cy="9" r="3.5" />
            <path className={styles.lines} d="M3 18h7M3 22h6M3 26h7M3 34h6M3 38h7" />
            <path className={styles.accent} d="M17 9h10" />
            <path className={styles.lines} d="M17 15h16M17 20h16M17 28h16M17 33h16M17 38h11" />
          </>
        ) : (
          <>
            <path className={styles.accent} d="M6 9h15" />
            <path className={styles.lines} d="M6 16h26M6 21h26M6 29h26M6 34h26M6 39h19" />
          </>
        )}
      </svg>
    </span>
  );
}
