import { useT } from '@sastre/shared-contracts/shell';
import { VisuallyHidden } from '@sastre/shared-ui';
import { movedItems } from './moved.rules.ts';
import styles from '../review.module.css';

interface Props {
  before: readonly string[];
  after: readonly string[];
  order: readonly number[] | undefined;
}

/** The items of a list that got another place, and which; the others are counted. */
export function MovedItems({ before, after, order }: Props) {
  const t = useT();
  const { moved, kept } = movedItems(before, after, order);
  return (
    <div className={styles.moves}>
      <ul>
        {moved.map(({ text, from, to }) => (
          <li key={to}>
            <span className={styles.places}>
              <span aria-hidden="true">{t('review.moved.places', { from, to })}</span>
              <VisuallyHidden>{t('review.moved.said', { from, to })} </VisuallyHidden>
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {kept > 0 && <p className={styles.quiet}>{t('review.moved.kept', { number: kept })}</p>}
    </div>
  );
}
