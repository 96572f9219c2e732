import { Link } from '@sastre/shared-contracts/shell';
import { buttonClass, Note } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import styles from './export.module.css';

interface Props {
  tone: 'info' | 'warn';
  /** Where the reader can do something about it, and what that place is called. */
  to: string;
  label: string;
  children: ReactNode;
}

/** A word about the document above its layout, and the way to where it is mended. */
export function LinkNote({ tone, to, label, children }: Props) {
  return (
    <Note tone={tone}>
      <div className={styles.strip}>
        {children}
        <Link to={to} className={buttonClass('outline', 's')}>
          {label}
        </Link>
      </div>
    </Note>
  );
}
