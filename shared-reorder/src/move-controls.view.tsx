import { Icon, IconButton, iconButtonClass } from '@sastre/shared-ui';
import { useContext, useRef, type KeyboardEvent } from 'react';
import { MoveButton } from './move-button.view.tsx';
import { keyTarget } from './move-at.rules.ts';
import { RowContext, useReorderApi, useReorderState } from './reorder.context.ts';
import styles from './reorder.module.css';
import { useDrag } from './use-drag.ts';

/** Takes hold of an entry: to drag, or by arrow keys. With `opens`, a click shows the buttons beside it. */
export function MoveHandle({ opens = false }: { opens?: boolean }) {
  const { count } = useReorderState();
  return count < 2 ? null : <Handle opens={opens} />;
}

function Handle({ opens }: { opens: boolean }) {
  const api = useReorderApi();
  const { count, open, words } = useReorderState();
  const place = useContext(RowContext);
  const grip = useRef<HTMLSpanElement>(null);
  useDrag(grip, api, place);
  const { index, name } = place;
  const isOpen = open === index;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') api.setOpen(undefined);
    const to = keyTarget(event.key, index, count);
    if (to === undefined) return;
    event.preventDefault();
    api.move(index, to, 'handle');
  };
  return (
    <>
      <span ref={grip} className={styles.grip}>
        <IconButton
          className={styles.handle}
          data-move="handle"
          label={words.handle(name)}
          aria-expanded={opens ? isOpen : undefined}
          title={words.hint}
          onKeyDown={onKeyDown}
          onClick={() => opens && api.setOpen(isOpen ? undefined : index)}
        >
          <Icon name="grip" />
        </IconButton>
      </span>
      {opens && isOpen && <MoveButtons />}
    </>
  );
}

/** One place back and one place on, as arrows. */
export function MoveButtons() {
  const { axis, count, words } = useReorderState();
  const { name } = useContext(RowContext);
  if (count < 2) return null;
  const vertical = axis === 'vertical';
  return (
    <span className={styles.buttons}>
      <MoveButton control="back" className={iconButtonClass()} label={words.back?.(name)}>
        <Icon name={vertical ? 'up' : 'previous'} />
      </MoveButton>
      <MoveButton control="on" className={iconButtonClass()} label={words.on?.(name)}>
        <Icon name={vertical ? 'down' : 'next'} />
      </MoveButton>
    </span>
  );
}
