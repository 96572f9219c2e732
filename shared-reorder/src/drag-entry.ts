/** How the entries of a list follow each other. */
export type Axis = 'vertical' | 'horizontal';

/** One entry of a list that is ordered by dragging. */
export interface DragEntry {
  /** The list; an entry is dropped only within its own. */
  list: object;
  axis: Axis;
  /** The whole entry: what is dropped on, and what shows the line. */
  row: HTMLElement;
  /** What is taken hold of. It is dragged itself, so that text in the row's fields can still be selected. */
  grip: HTMLElement;
  index: () => number;
  /** Shown at the pointer. */
  name: () => string;
  previewClass: string;
  /** Where an entry dropped on another one really goes. */
  place: (from: number, to: number, over: number) => number | undefined;
  onDrop: (from: number, to: number, over: number) => void;
}
