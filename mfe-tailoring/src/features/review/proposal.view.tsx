import { useT } from '@sastre/shared-contracts/shell';
import { markdownToText } from '@sastre/shared-rich-text';
import { VisuallyHidden } from '@sastre/shared-ui';
import type { Change } from './changes.rules.ts';
import { markPhrases } from './marks.rules.ts';
import styles from './review.module.css';

/** What is proposed, with just the words marked that rest on nothing, beside what stands there. */
export function Proposal({
  change: { edit, before, after, words },
}: {
  change: Pick<Change, 'edit' | 'before' | 'after' | 'words'>;
}) {
  const t = useT();
  const follows = markdownToText(edit.place?.follows ?? '');
  const isSentence = edit.op === 'insert';
  const original = isSentence ? follows : String(before);
  return (
    <dl className={styles['sides']}>
      <div className={styles['side']}>
        <dt>{t(isSentence ? 'review.question.follows' : 'review.question.original')}</dt>
        <dd>
          {original === '' ? (
            <span className={styles['quiet']}>
              {t(isSentence ? 'review.question.begins' : 'review.wasEmpty')}
            </span>
          ) : (
            original
          )}
        </dd>
      </div>
      <div className={styles['side']}>
        <dt>{t(isSentence ? 'review.question.sentence' : 'review.question.proposal')}</dt>
        <dd>
          {markPhrases(String(after), words).map(({ text, marked }, index) =>
            marked ? (
              <mark key={index}>
                <VisuallyHidden>{t('review.question.inDoubt')} </VisuallyHidden>
                {text}
              </mark>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </dd>
      </div>
    </dl>
  );
}
