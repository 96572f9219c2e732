import { useT } from '@sastre/shared-contracts/shell';
import { useEffect, useRef } from 'react';
import type { SourceLine } from '@sastre/shared-cv-reader';
import styles from './review.module.css';

interface Props {
  lines: readonly SourceLine[];
  marked: ReadonlySet<number>;
}

/** The file as lines of text, those of the focused field marked. */
export function SourceLines({ lines, marked }: Props) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <ol ref={list} className={styles.lines} aria-label={t('review.lines')} tabIndex={0}>
      {lines.map(({ id, text }) => (
        <li key={id}>{marked.has(id) ? <mark>{text}</mark> : text}</li>
      ))}
    </ol>
  );
}
