import { useContext, type ReactNode } from 'react';
import { RowContext, useReorderApi, useReorderState } from './reorder.context.ts';

interface Props {
  control: 'back' | 'on' | 'first' | 'last';
  /** Its whole name, where what is seen does not say which entry it moves. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Moves its entry. At an end the button stays, so that the focus does. */
export function MoveButton({ control, label, className, children }: Props) {
  const api = useReorderApi();
  const { count, place } = useReorderState();
  const { index } = useContext(RowContext);
  const to = { back: index - 1, on: index + 1, first: 0, last: count - 1 }[control];
  return (
    <button
      type="button"
      className={className}
      data-move={control}
      aria-label={label}
      aria-disabled={place(index, to) === undefined || undefined}
      title={label}
      onClick={() => api.move(index, to, control)}
    >
      {children}
    </button>
  );
}
