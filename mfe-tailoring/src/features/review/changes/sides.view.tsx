import { useT } from '@sastre/shared-contracts/shell';
import { cx, Tag, VisuallyHidden } from '@sastre/shared-ui';
import { diffWords, type Part } from './diff.rules.ts';
import styles from '../review.module.css';

/** Before and after side by side; what differs is marked, and said to whoever does not see it. A text that is all new stands alone. */
export function Sides({ before, after }: { before: string; after: string }) {
  const t = useT();
  const sides = [
    { key: 'before', title: t('review.before'), empty: t('review.wasEmpty'), leave: 'added' },
    { key: 'after', title: t('review.after'), empty: t('review.gone'), leave: 'removed' },
  ] as const;
  const words = diffWords(before, after);
  const told = before === '' ? sides.slice(1) : sides;
  return (
    <dl className={cx(styles.sides, before === '' && styles.alone)}>
      {told.map(({ key, title, empty, leave }) => (
        <div key={key} className={styles.side}>
          <dt>{title}</dt>
          <dd>
            <Words parts={words.filter(({ kind }) => kind !== leave)} empty={empty} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ parts, empty }: { parts: Part<string>[]; empty: string }) {
  const t = useT();
  if (parts.length === 0) return <span className={styles.quiet}>{empty}</span>;
  // A text that is new as a whole has no words to tell apart: the highlighter is for phrases.
  if (parts.every(({ kind }) => kind === 'added')) {
    return (
      <>
        <Tag tone="mark">{t('review.new')}</Tag>
        {'\n'}
        {parts.flatMap(({ tokens }) => tokens).join('')}
      </>
    );
  }
  return parts.map(({ kind, tokens }, index) => {
    const text = tokens.join('');
    if (kind === 'same') return <span key={index}>{text}</span>;
    const Marked = kind === 'removed' ? 'del' : 'ins';
    return (
      <Marked key={index}>
        <VisuallyHidden>{t(`review.${kind}`)} </VisuallyHidden>
        {text}
      </Marked>
    );
  });
}
