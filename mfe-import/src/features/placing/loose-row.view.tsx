import { useT, type Translate } from '@sastre/shared-contracts/shell';
import { Button, Icon } from '@sastre/shared-ui';
import { useEffect, useId, useRef } from 'react';
import type { Review } from '../review-form/review-form.types.ts';
import { BlockText } from './block-text.view.tsx';
import { Destinations } from './destinations.view.tsx';
import { namedField } from './named-field.rules.ts';
import { fateOf, isEntryTarget } from './placing.rules.ts';
import styles from './placing.module.css';
import type { Fate, Loose, PlaceTarget } from './placing.types.ts';
import { listNameOf } from './split-block.rules.ts';

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
  /** What the block is being made into at present. */
  making: PlaceTarget | undefined;
  /** What is left out stays with the CV all the same, unseen. */
  isKept: boolean;
}

/** One block: its text, and where it goes or went. */
export function LooseRow({ loose, number, review, making, isKept, ...actions }: Props) {
  const { block } = loose;
  const t = useT();
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const fate = fateOf(loose, review.cv);
  const seen = useRef(fate);
  useEffect(() => {
    if (seen.current === fate) return;
    const isFromHere = row.current?.contains(document.activeElement) === true;
    const isGone = document.activeElement === document.body;
    seen.current = fate;
    // The button that was pressed is gone: the one that takes it back has the focus, or the first one again.
    if (isFromHere || isGone)
      row.current?.querySelector<HTMLElement>('button[data-first], [data-first] button')?.focus();
  }, [fate]);
  const isLetter = block.kind === 'letter';
  const name = isLetter ? t('loose.letter') : t('loose.part', { number });
  return (
    <li
      ref={row}
      className={styles.row}
      aria-label={name}
      onFocus={() => actions.onFocusLines(block.lines)}
    >
      {isLetter && <strong>{name}</strong>}
      <BlockText id={`${id}-text`} name={name} text={block.text} />
      {fate === undefined ? (
        <div data-first="">
          <Destinations
            {...{ block, name, review, making }}
            textId={`${id}-text`}
            onPlace={(target) => actions.onPlace(block.id, target)}
            onDrop={() => actions.onDrop(block.id)}
          />
        </div>
      ) : (
        <div className={styles.actions}>
          <span id={`${id}-was`}>{wasText(fate, block.text, isKept, t)}</span>
          <Button
            size="s"
            variant="text"
            data-first=""
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

function wasText(fate: Fate, text: string, isKept: boolean, t: Translate): string {
  if (fate.type === 'dropped') return t(isKept ? 'loose.was.unseen' : 'loose.was.dropped');
  const { target, put = [] } = fate;
  if (isEntryTarget(target)) {
    const list = listNameOf(target);
    const part = list === undefined ? t(`more.kind.${target}`) : t(`taking.part.${list}`);
    return put.length === 0
      ? t('loose.was.there', { part })
      : t('loose.was.entry', { part, count: put.length });
  }
  const field = namedField(text)?.field;
  return t(`loose.was.${target}`, { field: field === undefined ? '' : t(`field.${field}`) });
}
