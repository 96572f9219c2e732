import { createContext, useContext } from 'react';
import type { Axis } from './drag-entry.ts';

/** A control that moves an entry; it keeps the focus when it did. */
export type MoveControl = 'handle' | 'back' | 'on' | 'first' | 'last';

/** What the parts say, in the language of the page. */
export interface ReorderTexts {
  /** Name of the handle. */
  handle: (name: string) => string;
  /** How the handle is used. */
  hint: string;
  /** Announced after a move; positions count from 1. */
  moved: (name: string, position: number) => string;
  /** Names of the buttons beside a handle; not needed where there are none. */
  back?: (name: string) => string;
  on?: (name: string) => string;
}

/**
 * Where an entry that is sent from one index to another really goes; undefined when nothing would change. `over` is the
 * entry that it was dropped on; keys and buttons have none.
 */
export type Place = (from: number, to: number, over?: number) => number | undefined;

/** What the parts of an entry ask of their list; the same object for as long as the list is shown. */
export interface ReorderApi {
  readonly axis: () => Axis;
  readonly move: (from: number, to: number, control: MoveControl, over?: number) => void;
  readonly place: Place;
  /** Shows or hides the buttons of one entry. */
  readonly setOpen: (index: number | undefined) => void;
  /** An entry as it is shown. Returns the release. */
  readonly register: (index: number, row: HTMLElement, name: string) => () => void;
}

/** What changes while the list is shown. */
interface ReorderState {
  axis: Axis;
  count: number;
  words: ReorderTexts;
  place: Place;
  /** Entry whose buttons are shown. */
  open: number | undefined;
}

/** Where an entry stands and what it is called. */
export interface RowPlace {
  index: number;
  name: string;
}

/** A list for its entries. */
export const ApiContext = createContext<ReorderApi | undefined>(undefined);
/** What the list shows, for its entries. */
export const StateContext = createContext<ReorderState | undefined>(undefined);
/** An entry for its controls. */
export const RowContext = createContext<RowPlace>({ index: 0, name: '' });

/** The surrounding list. */
export function useReorderApi(): ReorderApi {
  return present(useContext(ApiContext));
}

/** What the surrounding list shows now. */
export function useReorderState(): ReorderState {
  return present(useContext(StateContext));
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('ReorderList is missing above this component');
  return value;
}

/** `place` within a list of `count` entries. */
export function placeWithin(count: number, place: Place | undefined): Place {
  return (from, to, over) => {
    if (to < 0 || to >= count || over === from) return undefined;
    if (place !== undefined) return place(from, to, over);
    return to === from ? undefined : to;
  };
}
