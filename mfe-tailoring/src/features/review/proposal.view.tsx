import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { markdownToText } from '@sastre/shared-rich-text';
import { VisuallyHidden } from '@sastre/shared-ui';
import type { Change } from './changes.rules.ts';
import { markPhrases } from './marks.rules.ts';
import styles from './review.module.css';

interface Props {
  change: Pick<Change, 'edit' | 'before' | 'after' | 'words' | 'translatedTo'>;
}

/** What is proposed, with just the words marked that rest on nothing, beside what stands there. */
export function Proposal({ change: { edit, before, after, words, translatedTo } }: Props) {
  const t = useT();
  const titles = useTitles(edit.op === 'insert' ? 'sentence' : 'text', translatedTo);
  const original =
    edit.op === 'insert' ? markdownToText(edit.place?.follows ?? '') : String(before);
  return (
    <dl className={styles['sides']}>
      <div className={styles['side']}>
        <dt>{titles.original}</dt>
        <dd>
          {original === '' ? <span className={styles['quiet']}>{titles.nothing}</span> : original}
        </dd>
      </div>
      <div className={styles['side']}>
        <dt>{titles.proposal}</dt>
        <dd lang={translatedTo || undefined}>
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

/** What the two sides are called, and what stands in the place of nothing. */
function useTitles(kind: 'sentence' | 'text', translatedTo: string | undefined) {
  const t = useT();
  const own = useLanguage();
  if (kind === 'sentence')
    return {
      original: t('review.question.follows'),
      nothing: t('review.question.begins'),
      proposal: t('review.question.sentence'),
    };
  const nothing = t('review.wasEmpty');
  if (!translatedTo)
    return {
      original: t('review.question.original'),
      nothing,
      proposal: t('review.question.proposal'),
    };
  const names = new Intl.DisplayNames(own, { type: 'language' });
  return {
    original: t('review.translation.original'),
    nothing,
    proposal: t('review.translation.proposal', {
      language: names.of(translatedTo) ?? translatedTo,
    }),
  };
}
