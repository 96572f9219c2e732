import { createContext, useContext } from 'react';
import type { Axis } from './drag.effects.ts';

/** A control that moves an entry; it keeps the focus when it did. */
export type MoveControl = 'handle' | 'back' | 'on';

/** What the parts of an entry ask of their list; the same object for as long as the list is shown. */
export interface ReorderApi {
  readonly axis: () => Axis;
  readonly count: () => number;
  readonly move: (from: number, to: number, control: MoveControl) => void;
  /** Shows or hides the buttons of one entry. */
  readonly setOpen: (index: number | undefined) => void;
  /** An entry as it is shown. Returns the release. */
  readonly register: (index: number, row: HTMLElement, name: string) => () => void;
}
/** What changes while the list is shown. */
interface ReorderState {
  axis: Axis;
  count: number;
  /** Entry whose buttons are shown. */
  open: number | undefined;
}
/** Where an entry stands and what it is called. */
export interface RowPlace {
  index: number;
  name: string;
}

export const ApiContext = createContext<ReorderApi | undefined>(undefined);
export const StateContext = createContext<ReorderState>({
  axis: 'vertical',
  count: 0,
  open: undefined,
});
export const RowContext = createContext<RowPlace>({ index: 0, name: '' });

/** The surrounding list. */
export function useReorderApi(): ReorderApi {
  const api = useContext(ApiContext);
  if (api === undefined) throw new Error('ReorderList is missing above this component');
  return api;
}
