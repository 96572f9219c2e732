import { useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import { useEffect, useId, useRef } from 'react';
import styles from './review.module.css';

interface Props {
  doubts: number;
  unplaced: number;
  /** What is not placed stays with the CV, for its JSON file. */
  isKept: boolean;
  saving: boolean;
  onLook: () => void;
  onFinish: () => void;
}

/** After Finish: what is still open, and the two ways from there. */
export function StillOpen({ doubts, unplaced, isKept, saving, onLook, onFinish }: Props) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Who pressed Finish is at the answer; the bar comes after the whole form.
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const what = [
    ...(doubts > 0 ? [t('review.doubts', { number: doubts })] : []),
    ...(unplaced > 0 ? [t('review.unplaced', { number: unplaced })] : []),
  ];
  return (
    <div ref={box} className={styles.stillOpen}>
      <Note tone="warn">
        <p id={id}>{t('review.stillOpen', { what: what.join(' · ') })}</p>
        {unplaced > 0 && <p>{t(isKept ? 'review.keptUnseen' : 'review.leftOut')}</p>}
        <div className={styles.ways}>
          <Button size="s" aria-describedby={id} disabled={saving} onClick={onLook}>
            {t('review.look')}
          </Button>
          <Button size="s" disabled={saving} onClick={onFinish}>
            {t('review.allTheSame')}
          </Button>
        </div>
      </Note>
    </div>
  );
}
