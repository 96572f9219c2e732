import { useT } from '@sastre/shared-contracts/shell';
import { Button, Icon } from '@sastre/shared-ui';
import { useEffect, useId, useRef } from 'react';
import type { Review } from '../review-form/review-form.types.ts';
import { namedField } from './named-field.rules.ts';
import { canPlace } from './placing.rules.ts';
import styles from './placing.module.css';
import { PLACE_TARGETS, type Loose, type PlaceTarget } from './placing.types.ts';

export interface LooseActions {
  onPlace: (id: number, target: PlaceTarget) => void;
  onDrop: (id: number) => void;
  onPutBack: (id: number) => void;
  /** The lines of a block whose buttons have the focus. */
  onFocusLines: (lines: readonly number[]) => void;
}
interface Props extends LooseActions {
  loose: Loose;
  number: number;
  review: Review;
}

/** One block: its text, and where it goes or went. */
export function LooseRow({ loose: { block, fate }, number, review, ...actions }: Props) {
  const t = useT();
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const seen = useRef(fate);
  useEffect(() => {
    // The button that was pressed is gone: the one that takes it back has the focus, or the first one again.
    if (seen.current === fate) return;
    seen.current = fate;
    row.current?.querySelector('button')?.focus();
  }, [fate]);
  const name = t('loose.part', { number });
  const named = namedField(block.text);
  const field = named === undefined ? '' : t(`field.${named.field}`);
  const was = fate?.type === 'placed' ? fate.target : 'dropped';
  return (
    <li
      ref={row}
      className={styles.row}
      aria-label={name}
      onFocus={() => actions.onFocusLines(block.lines)}
    >
      <p className={styles.text} id={`${id}-text`}>
        {block.text}
      </p>
      {fate === undefined ? (
        <div
          className={styles.actions}
          role="group"
          aria-label={`${name}: ${t('loose.into')}`}
          aria-describedby={`${id}-text`}
        >
          <span aria-hidden="true">{t('loose.into')}</span>
          {named !== undefined && (
            <Button
              size="s"
              disabled={!canPlace(review, block, 'field')}
              onClick={() => actions.onPlace(block.id, 'field')}
            >
              {field}
            </Button>
          )}
          {PLACE_TARGETS.map((target) => (
            <Button
              key={target}
              size="s"
              disabled={!canPlace(review, block, target)}
              onClick={() => actions.onPlace(block.id, target)}
            >
              {t(`loose.${target}`)}
            </Button>
          ))}
          <Button size="s" variant="text" onClick={() => actions.onDrop(block.id)}>
            {t('loose.drop')}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <span id={`${id}-was`}>{t(`loose.was.${was}`, { field })}</span>
          <Button
            size="s"
            variant="text"
            aria-describedby={`${id}-was`}
            onClick={() => actions.onPutBack(block.id)}
          >
            <Icon name="undo" />
            {t('loose.undo')}
          </Button>
        </div>
      )}
    </li>
  );
}
