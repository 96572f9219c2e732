import { useT } from '@sastre/shared-contracts/shell';
import { EndBar } from '@sastre/shared-cv-form';
import { Button } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import styles from './review.module.css';

interface Props {
  doubts: number;
  /** Fields that Finish will ask for. */
  asked: number;
  /** Required fields that the file does not say: they keep nothing back. */
  lacking: number;
  /** Parts of the file that nobody has put into a field or left out. */
  unplaced: number;
  saving: boolean;
  /** What Finish has found open. */
  stillOpen: ReactNode;
  onDoubt: () => void;
  onUnplaced: () => void;
  onAgain: () => void;
  onFinish: () => void;
}

/** What is still to be looked at, the way to it, and Finish, always in reach. */
export function ReviewBar(props: Props) {
  const { doubts, asked, lacking, unplaced, saving, onDoubt, onUnplaced, onAgain, onFinish } =
    props;
  const t = useT();
  const said = [
    ...(asked > 0 ? [t('review.asked', { number: asked })] : []),
    ...(doubts > 0 ? [t('review.doubts', { number: doubts })] : []),
    ...(lacking > 0 ? [t('review.lacking', { number: lacking })] : []),
  ];
  return (
    <EndBar role="group" aria-label={t('review.bar')}>
      {props.stillOpen}
      <p className={styles.barText} role="status">
        {said.length === 0 ? t('review.noDoubts') : said.join(' · ')}
      </p>
      {unplaced > 0 && (
        <Button variant="text" disabled={saving} onClick={onUnplaced}>
          {t('review.unplaced', { number: unplaced })}
        </Button>
      )}
      <Button variant="text" disabled={saving} onClick={onAgain}>
        {t('review.again')}
      </Button>
      <Button disabled={doubts === 0 || saving} aria-keyshortcuts="F8" onClick={onDoubt}>
        {t('review.nextDoubt')}
        <span className={styles.keyHint}>{t('review.nextDoubtKey')}</span>
      </Button>
      <Button variant="filled" busy={saving} onClick={onFinish}>
        {t('review.finish')}
      </Button>
    </EndBar>
  );
}
