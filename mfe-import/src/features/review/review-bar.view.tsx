import { useT } from '@sastre/shared-contracts/shell';
import { EndBar } from '@sastre/shared-cv-form';
import { Button, cx, Icon } from '@sastre/shared-ui';
import {
  memo,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { TakingMode } from '../taking/taking.types.ts';
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
  /** The file does not look like a CV. */
  isNoCv: boolean;
  /** What Finish does with the CV that is there; undefined: there is none. */
  over: TakingMode | undefined;
  /** What Finish has found open. */
  stillOpen: ReactNode;
  /** What its buttons do by now. */
  acts: RefObject<Record<'onDoubt' | 'onUnplaced' | 'onAgain' | 'onFinish', () => void>>;
}

function Bar(props: Props) {
  const { doubts, asked, lacking, unplaced, saving, isNoCv, over, stillOpen, acts } = props;
  const t = useT();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const said = [
    ...(isNoCv ? [t('review.noCv')] : []),
    ...(asked > 0 ? [t('review.asked', { number: asked })] : []),
    ...(doubts > 0 ? [t('review.doubts', { number: doubts })] : []),
    ...(lacking > 0 ? [t('review.lacking', { number: lacking })] : []),
  ];
  const none = t(unplaced > 0 ? 'review.onlyUnplaced' : 'review.noDoubts');
  const open = asked + doubts + unplaced;
  // Where nothing is in doubt, the key goes to what is not placed.
  const isNext = doubts === 0 && unplaced > 0;
  const keyHint = <span className={styles.keyHint}>{t('review.nextDoubtKey')}</span>;
  const go = (act: keyof Props['acts']['current']) => () => {
    setOpen(false);
    acts.current[act]();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <EndBar role="group" aria-label={t('review.bar')}>
      {stillOpen}
      <Button
        ref={toggle}
        variant="text"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(!isOpen)}
      >
        {open > 0
          ? t('review.open', { number: open })
          : t(isNoCv ? 'review.noCv' : 'review.noDoubts')}
        <Icon name={isOpen ? 'down' : 'up'} />
      </Button>
      <div
        id={id}
        className={cx(styles.acts, isOpen && styles.shown)}
        role="group"
        aria-label={t('review.acts')}
        onKeyDown={onKeyDown}
      >
        <p className={styles.barText} role="status">
          {said.length === 0 ? none : said.join(' · ')}
        </p>
        {unplaced > 0 && (
          <Button
            variant="text"
            disabled={saving}
            aria-keyshortcuts={isNext ? 'F8' : undefined}
            onClick={go('onUnplaced')}
          >
            {t('review.unplaced', { number: unplaced })}
            {isNext && keyHint}
          </Button>
        )}
        <Button variant="text" disabled={saving} onClick={go('onAgain')}>
          {t('review.again')}
        </Button>
        <Button
          disabled={doubts === 0 || saving}
          aria-keyshortcuts={isNext ? undefined : 'F8'}
          onClick={go('onDoubt')}
        >
          {t('review.nextDoubt')}
          {!isNext && keyHint}
        </Button>
      </div>
      <div className={styles.finish}>
        {over !== undefined && (
          <span id={`${id}-over`} className={styles.over}>
            {t(`review.over.${over}`)}
          </span>
        )}
        <Button
          variant="filled"
          busy={saving}
          aria-describedby={over === undefined ? undefined : `${id}-over`}
          onClick={() => acts.current.onFinish()}
        >
          {t('review.finish')}
        </Button>
      </div>
    </EndBar>
  );
}

/**
 * What is still to be looked at, the way to it, and Finish, always in reach. Where it is narrow it is one line: how much is
 * open, which shows the rest, and Finish.
 * Typing does not render it again, nor measure it.
 */
export const ReviewBar = memo(Bar);
