import { useT } from '@sastre/shared-contracts/shell';
import { useEffect, useRef } from 'react';
import type { SourceLine } from '@sastre/shared-cv-reader';
import styles from './review.module.css';
import { scrollInside } from './scroll-inside.ts';

interface Props {
  lines: readonly SourceLine[];
  marked: ReadonlySet<number>;
}

/** The file as lines of text, those of the focused field marked. */
export function SourceLines({ lines, marked }: Props) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const mark = list.current?.querySelector('mark');
    if (list.current && mark) scrollInside(list.current, mark);
  }, [marked]);
  return (
    <ol ref={list} className={styles.lines} aria-label={t('review.lines')} tabIndex={0}>
      {lines.map(({ id, text }) => (
        <li key={id}>{marked.has(id) ? <mark>{text}</mark> : text}</li>
      ))}
    </ol>
  );
}
