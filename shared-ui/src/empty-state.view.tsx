import type { ReactNode } from 'react';
import { Card } from './card.view.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  /** One line of help. */
  help?: string;
  /** One button or link; several in a row. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, help, action }: EmptyStateProps) {
  return (
    <Card as="section" className={styles.empty} padded={false}>
      <h2>{title}</h2>
      {help && <p>{help}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  );
}
