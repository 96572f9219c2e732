import { cx, Icon } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import styles from '../form.module.css';

interface Props {
  isOpen: boolean;
  /** Id of what it opens, where that has one. */
  body?: string;
  className?: string | undefined;
  onToggle: () => void;
  children: ReactNode;
}

/** The line of what can be closed: a button that opens and closes it. */
export function FoldButton({ isOpen, body, className, onToggle, children }: Props) {
  return (
    <button
      type="button"
      className={cx(styles.fold, className)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? body : undefined}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'down' : 'next'} />
      {children}
    </button>
  );
}
