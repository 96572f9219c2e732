import { useT } from '@sastre/shared-contracts/shell';
import { cx, Icon } from '@sastre/shared-ui';
import { useContext, useRef, type KeyboardEvent } from 'react';
import { keyTarget } from './move-at.rules.ts';
import { RowContext, StateContext, useReorderApi } from './reorder.context.ts';
import styles from './reorder.module.css';
import { useDrag } from './use-drag.ts';

/** Takes hold of an entry: to drag, or by arrow keys. With `opens`, a click shows the buttons beside it. */
export function MoveHandle({ opens = false }: { opens?: boolean }) {
  const { count } = useContext(StateContext);
  return count < 2 ? null : <Handle opens={opens} />;
}

function Handle({ opens }: { opens: boolean }) {
  const t = useT();
  const api = useReorderApi();
  const { count, open } = useContext(StateContext);
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
      <span ref={grip} className={styles['grip']}>
        <button
          type="button"
          className={cx(styles['control'], styles['handle'])}
          data-move="handle"
          aria-label={t('reorder.handle', { name })}
          aria-expanded={opens ? isOpen : undefined}
          title={t('reorder.hint')}
          onKeyDown={onKeyDown}
          onClick={() => opens && api.setOpen(isOpen ? undefined : index)}
        >
          <Icon name="grip" />
        </button>
      </span>
      {opens && isOpen && <MoveButtons />}
    </>
  );
}

/** One place back and one place on. At an end the button stays, so that the focus does. */
export function MoveButtons() {
  const t = useT();
  const api = useReorderApi();
  const { axis, count } = useContext(StateContext);
  const { index, name } = useContext(RowContext);
  if (count < 2) return null;
  const button = (control: 'back' | 'on', to: number) => {
    const label = t(`reorder.${axis}.${control}`, { name });
    const icons = { vertical: ['up', 'down'], horizontal: ['previous', 'next'] } as const;
    return (
      <button
        type="button"
        className={styles['control']}
        data-move={control}
        aria-label={label}
        aria-disabled={to < 0 || to >= count || undefined}
        title={label}
        onClick={() => api.move(index, to, control)}
      >
        <Icon name={icons[axis][control === 'back' ? 0 : 1]} />
      </button>
    );
  };
  return (
    <span className={styles['buttons']}>
      {button('back', index - 1)}
      {button('on', index + 1)}
    </span>
  );
}
