import { Card } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import styles from './strip.module.css';

interface Props {
  id: string;
  title: ReactNode;
  text: string;
  /** Where it leads. */
  link: ReactNode;
  /** What stands beside the words. */
  children?: ReactNode;
}

/** What is said above the plans to whom something brought there, and where it goes on. */
export function Strip({ id, title, text, link, children }: Props) {
  return (
    <Card as="section" className={styles.strip} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {link}
      </div>
      {children}
    </Card>
  );
}
