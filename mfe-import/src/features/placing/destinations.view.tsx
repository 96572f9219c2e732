import { useT } from '@sastre/shared-contracts/shell';
import { Button, cx, Icon } from '@sastre/shared-ui';
import type { Block } from '@sastre/shared-cv-reader';
import { useEffect, useId, useRef, useState } from 'react';
import type { Review } from '../review-form/review-form.types.ts';
import { namedField } from './named-field.rules.ts';
import { hindranceOf, isEntryTarget } from './placing.rules.ts';
import styles from './placing.module.css';
import { ENTRY_TARGETS, TEXT_TARGETS, type PlaceTarget } from './placing.types.ts';

interface Props {
  block: Block;
  /** What the block is called. */
  name: string;
  /** Of the element that has its text. */
  textId: string;
  review: Review;
  /** What it is being made into at present. */
  making: PlaceTarget | undefined;
  onPlace: (target: PlaceTarget) => void;
  onDrop: () => void;
}

/** So many kinds of entries are offered at once. */
const SHOWN = 3;
const FIRST = [...TEXT_TARGETS, ...ENTRY_TARGETS.slice(0, SHOWN)];
const OTHERS = [...ENTRY_TARGETS.slice(SHOWN), 'section'] as const;

/** Where a block can go. What it cannot go to says why. */
export function Destinations(props: Props) {
  const { block, name, textId, review, making, onPlace, onDrop } = props;
  const t = useT();
  const id = useId();
  const [hasMore, setMore] = useState(false);
  const firstOther = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasMore) firstOther.current?.focus();
  }, [hasMore]);
  const named = namedField(block.text);
  const offered: PlaceTarget[] = [
    ...(named === undefined ? [] : (['field'] as const)),
    ...FIRST,
    ...(hasMore ? OTHERS : []),
  ];
  const labelOf = (target: PlaceTarget) => {
    if (target === 'field') return named === undefined ? '' : t(`field.${named.field}`);
    return isEntryTarget(target) ? t(`loose.new.${target}`) : t(`loose.${target}`);
  };
  const hindered = offered.flatMap((target) => {
    const why = hindranceOf(review, block, target);
    return why === undefined ? [] : [{ target, why }];
  });
  return (
    <div
      className={styles.into}
      role="group"
      aria-label={`${name}: ${t('loose.into')}`}
      aria-describedby={textId}
    >
      <div className={styles.actions}>
        <span aria-hidden="true">{t('loose.into')}</span>
        {offered.map((target) => {
          const isHindered = hindered.some((one) => one.target === target);
          return (
            <Button
              key={target}
              ref={target === OTHERS[0] ? firstOther : undefined}
              size="s"
              className={cx(isHindered && styles.hindered)}
              aria-disabled={isHindered || undefined}
              aria-describedby={isHindered ? `${id}-${target}` : undefined}
              busy={making === target}
              onClick={() => isHindered || onPlace(target)}
            >
              {labelOf(target)}
            </Button>
          );
        })}
        <Button size="s" variant="text" aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
          <Icon name={hasMore ? 'minus' : 'plus'} />
          {t(hasMore ? 'loose.fewer' : 'loose.more')}
        </Button>
        <Button size="s" variant="text" onClick={onDrop}>
          {t('loose.drop')}
        </Button>
      </div>
      {hindered.map(({ target, why }) => (
        <p key={target} id={`${id}-${target}`} className={styles.why}>
          {labelOf(target)}: {t(`loose.why.${why}`)}
        </p>
      ))}
    </div>
  );
}
