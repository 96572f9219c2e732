import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** Id of a page's h1; the shell focuses it after a change of page. */
export const PAGE_TITLE_ID = 'page-title';

export interface PageHeadProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons right of the title. */
  actions?: ReactNode;
  /** A link above the title. */
  back?: ReactNode;
}

/** Title of a page. */
export function PageHead({ title, subtitle, actions, back }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.texts}>
        {back && <div className={styles.back}>{back}</div>}
        <h1 id={PAGE_TITLE_ID} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
