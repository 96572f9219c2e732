import { cx } from '@sastre/shared-ui';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { RowContext, useReorderApi } from './reorder.context.ts';
import styles from './reorder.module.css';

interface Props {
  index: number;
  /** What is moved, e.g. "Experience 2". */
  name: string;
  as?: 'div' | 'li';
  className?: string;
  children: ReactNode;
}

/** One entry of a `ReorderList`, with a `MoveHandle` or `MoveButtons` somewhere inside. */
export function ReorderRow({ index, name, as: Tag = 'div', className, children }: Props) {
  const api = useReorderApi();
  const row = useRef<HTMLElement>(null);
  const place = useMemo(() => ({ index, name }), [index, name]);
  useLayoutEffect(
    () => (row.current === null ? undefined : api.register(index, row.current, name)),
    [api, index, name],
  );
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        row.current = element;
      }}
      className={cx(styles.row, className)}
      data-reorder-row=""
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) api.setOpen(undefined);
      }}
    >
      <RowContext value={place}>{children}</RowContext>
    </Tag>
  );
}
