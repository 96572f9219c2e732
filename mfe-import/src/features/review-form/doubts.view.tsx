import { saidLevelOf } from '@sastre/shared-contracts/api';
import { levelText, useLatest } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card, useContentLanguage } from '@sastre/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { SourceLine } from '@sastre/shared-cv-reader';
import { describePath } from './describe-path.rules.ts';
import { leveledAt, saidLevel, valueAt } from './paths.rules.ts';
import styles from './review-form.module.css';
import type { Review } from './review-form.types.ts';

interface Props {
  review: Review;
  lines: readonly SourceLine[] | undefined;
  /** Fields that cannot be saved as they are: those are not right. */
  wrong: ReadonlySet<string>;
  onGo: (path: string) => void;
  /** Looked at, and right as it is. */
  onSettle: (path: string) => void;
  /** The last one has been settled by a button that is gone now: the focus must be somewhere else. */
  onAllSettled: () => void;
}

/** More of them are shown when they are asked for. */
const SHOWN = 4;

/** The fields that are still to be looked at: where each is, what it says, and that it is right. */
export function Doubts({ review, lines, wrong, onGo, onSettle, onAllSettled }: Props) {
  const { cv, doubts } = review;
  const t = useT();
  const lang = useContentLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    // The button is gone: what it brought has the focus.
    if (isWhole) list.current?.children[SHOWN]?.querySelector('button')?.focus();
  }, [isWhole]);
  const settled = useRef<number>(undefined);
  const toldAll = useLatest(onAllSettled);
  useEffect(() => {
    const place = settled.current;
    settled.current = undefined;
    if (place === undefined) return;
    // The next one is gone to, not settled: a key that is held down says nothing of it.
    const next = list.current?.children[Math.min(place, doubts.length - 1)];
    if (next === undefined) toldAll.current();
    else next.querySelector('button')?.focus();
  }, [doubts, toldAll]);
  if (doubts.length === 0) return null;
  const shown = isWhole ? doubts : doubts.slice(0, SHOWN);
  return (
    <Card as="section" aria-label={t('doubts.title')}>
      <h2 className={styles.title}>
        {t('doubts.title')} <span className={styles.count}>{doubts.length}</span>
      </h2>
      <p className={styles.help}>{t('doubts.help')}</p>
      <ul ref={list} className={styles.doubts}>
        {shown.map((path, place) => {
          const name = describePath(path, cv, t);
          const said = saidLevel(review, path, lines);
          const leveled = leveledAt(cv, path);
          const own = leveled === undefined ? valueAt(cv, path) : '';
          // A level is a word of ours, anything else one of the file.
          const value =
            leveled === undefined
              ? own
              : levelText(saidLevelOf(leveled) ?? 'none', (word) => t(`level.${word}`));
          return (
            <li key={path} className={styles.doubt}>
              <Button size="s" variant="text" onClick={() => onGo(path)}>
                <span className={styles.dot} aria-hidden="true" />
                {name}
              </Button>
              <span className={styles.value} lang={own ? lang : undefined}>
                {value || t('doubts.nothing')}
                {said !== undefined && <q className={styles.said}>{said}</q>}
              </span>
              {!wrong.has(path) && (
                <Button
                  size="s"
                  aria-label={t('doubts.rightNamed', { name })}
                  onClick={() => {
                    settled.current = place;
                    onSettle(path);
                  }}
                >
                  {t('doubts.right')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < doubts.length && (
        <Button variant="text" onClick={() => setWhole(true)}>
          {t('doubts.all', { number: doubts.length })}
        </Button>
      )}
    </Card>
  );
}
