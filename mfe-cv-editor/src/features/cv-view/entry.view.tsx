import { cx, useContentLanguage } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import { CopyButton } from '../clipboard/copy-button.view.tsx';
import { blockText, type Block } from './block-text.rules.ts';
import styles from './cv-view.module.css';

interface Props {
  /** Absent where nothing around has a date: the text takes the whole width. */
  when?: string | undefined;
  title: string;
  /** Below the title, blanks left out. */
  details: readonly string[];
  /** What can be copied, beside the head. */
  texts?: Omit<Block, 'head'>;
  children?: ReactNode;
  /** Below a section's own title. */
  below?: boolean;
}

/** One job or course: dates left, text right. */
export function EntryView({ when, title, details, texts, children, below = false }: Props) {
  const lang = useContentLanguage();
  const Title = below ? 'h3' : 'h2';
  return (
    <article className={cx(styles.entry, when !== undefined && styles.dated)}>
      {when !== undefined && <p className={styles.when}>{when}</p>}
      <div className={styles.body}>
        <div className={styles.head}>
          <Title className={styles.title} lang={lang}>
            {title}
          </Title>
          <CopyButton name={title} text={blockText({ head: [title, ...details], ...texts })} />
        </div>
        <p className={styles.details} lang={lang}>
          {details.filter((part) => part.trim() !== '').join(' · ')}
        </p>
        {children}
      </div>
    </article>
  );
}
