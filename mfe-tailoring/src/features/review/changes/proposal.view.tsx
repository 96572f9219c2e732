import { useLanguageName } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { markdownToText } from '@sastre/shared-rich-text';
import { cx, VisuallyHidden } from '@sastre/shared-ui';
import type { Change } from './changes.rules.ts';
import { markPhrases } from './marks.rules.ts';
import styles from '../review.module.css';

interface Props {
  change: Pick<Change, 'edit' | 'before' | 'after' | 'words' | 'translatedTo' | 'reworded'>;
}

/** What is proposed, with just the words marked that rest on nothing, beside what stands there; what was reworded stands before its translation. */
export function Proposal({ change }: Props) {
  const { edit, before, after, words, translatedTo, reworded } = change;
  const t = useT();
  const titles = useTitles(edit.op === 'insert' ? 'sentence' : 'text', translatedTo);
  const original =
    edit.op === 'insert' ? markdownToText(edit.place?.follows ?? '') : String(before);
  return (
    <dl className={cx(styles.sides, reworded !== undefined && styles.three)}>
      <div className={styles.side}>
        <dt>{titles.original}</dt>
        <dd>
          {original === '' ? <span className={styles.quiet}>{titles.nothing}</span> : original}
        </dd>
      </div>
      {reworded !== undefined && (
        <div className={styles.side}>
          <dt>{t('review.question.proposal')}</dt>
          <dd>
            <MarkedWords text={reworded} words={words} />
          </dd>
        </div>
      )}
      <div className={styles.side}>
        <dt>{titles.proposal}</dt>
        <dd lang={translatedTo || undefined}>
          <MarkedWords text={String(after)} words={words} />
        </dd>
      </div>
    </dl>
  );
}

function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  const t = useT();
  return markPhrases(text, words).map(({ text: part, marked }, index) =>
    marked ? (
      <mark key={index}>
        <VisuallyHidden>{t('review.question.inDoubt')} </VisuallyHidden>
        {part}
      </mark>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}

/** What the two sides are called, and what stands in the place of nothing. */
function useTitles(kind: 'sentence' | 'text', translatedTo: string | undefined) {
  const t = useT();
  const languageName = useLanguageName();
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
  return {
    original: t('review.translation.original'),
    nothing,
    proposal: t('review.translation.proposal', {
      language: languageName(translatedTo),
    }),
  };
}
