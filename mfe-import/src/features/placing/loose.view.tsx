import { useT } from '@sastre/shared-contracts/shell';
import { Card, Checkbox } from '@sastre/shared-ui';
import { memo, type Ref } from 'react';
import type { Review } from '../review-form/review-form.types.ts';
import { LooseRow, type LooseActions } from './loose-row.view.tsx';
import styles from './placing.module.css';
import type { Loose, SplitJob } from './placing.types.ts';

interface Props extends LooseActions {
  loose: readonly Loose[];
  review: Review;
  /** The block that is being made into entries at present. */
  making?: SplitJob | undefined;
  /** The heading, which may take the focus. */
  head?: Ref<HTMLHeadingElement>;
  /** Whether what is not placed stays with the CV, for its JSON file; undefined where nothing of it could. */
  isKept?: boolean | undefined;
  onKeep?: (isKept: boolean) => void;
}

function List({ loose, review, making, head, isKept, onKeep, ...actions }: Props) {
  const t = useT();
  if (loose.length === 0) return null;
  return (
    <Card as="section">
      <h2 ref={head} tabIndex={-1} className={styles.title}>
        {t('loose.title')}
      </h2>
      <p className={styles.help}>{t('loose.help')}</p>
      {isKept !== undefined && (
        <div className={styles.keep}>
          <Checkbox label={t('loose.keep')} checked={isKept} onChange={(next) => onKeep?.(next)} />
        </div>
      )}
      <ul className={styles.rows}>
        {loose.map((one, at) => (
          <LooseRow
            key={one.block.id}
            loose={one}
            number={at + 1}
            review={review}
            isKept={isKept === true}
            making={making?.block.id === one.block.id ? making.target : undefined}
            {...actions}
          />
        ))}
      </ul>
    </Card>
  );
}

/** What stands in no field, and where it can go. */
export const LooseList = memo(List);
