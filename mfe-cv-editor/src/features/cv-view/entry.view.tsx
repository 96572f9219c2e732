import type { ReactNode } from 'react';
import styles from './cv-view.module.css';

interface Props {
  when: string;
  title: string;
  /** Below the title, blanks left out. */
  details: readonly string[];
  children?: ReactNode;
}

/** One job or course: dates left, text right. */
export function EntryView({ when, title, details, children }: Props) {
  return (
    <article className={styles['entry']}>
      <p className={styles['when']}>{when}</p>
      <div className={styles['body']}>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['details']}>
          {details.filter((part) => part.trim() !== '').join(' · ')}
        </p>
        {children}
      </div>
    </article>
  );
}
