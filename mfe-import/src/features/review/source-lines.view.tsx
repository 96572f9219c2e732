import { useT } from '@sastre/shared-contracts/shell';
import { useEffect, useRef } from 'react';
import type { SourceLine } from '@sastre/shared-cv-reader';
import { beginningOf } from '../placing/long-text.rules.ts';
import styles from './review.module.css';
import { scrollInside } from './scroll-inside.ts';

interface Props {
  lines: readonly SourceLine[];
  marked: ReadonlySet<number>;
}

/** A longer line is none of a CV: it stands whole where it is not placed. */
const LONGEST_SHOWN = 20_000;

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
      {lines.map(({ id, text: whole }) => {
        const text = beginningOf(whole, LONGEST_SHOWN);
        return <li key={id}>{marked.has(id) ? <mark>{text}</mark> : text}</li>;
      })}
    </ol>
  );
}
