import { useId, type ReactNode } from 'react';
import { Card } from '../../src/index.ts';
import styles from '../states.module.css';

/** A card of states with a name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

/** States beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
