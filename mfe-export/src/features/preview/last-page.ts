import { PAGINATED } from './patch-children.ts';

/** How the CV of a paginated document ends. */
export interface Ending {
  /** Pages of the CV, without those of a letter. */
  pages: number;
  /** How much of the last one is filled, from 0 to 1. */
  filled: number;
}

/** How the CV of a paginated document ends; undefined when there is only a letter. */
export function endingOf(document: Document): Ending | undefined {
  const run = document.querySelector<HTMLElement>('.run:not(.run-letter)');
  if (run === null) return undefined;
  const ends = [...run.querySelectorAll<HTMLElement>(`.${PAGINATED.pager}`)].map(endOf);
  const pages = run.querySelectorAll(`:scope > .${PAGINATED.sheets} > *`).length;
  const last = ends.filter(({ page }) => page === pages - 1);
  return { pages, filled: Math.max(0, ...last.map(({ filled }) => filled)) };
}

/** On which page a flow ends, counted from 0, and how far down. */
function endOf(pager: HTMLElement): { page: number; filled: number } {
  const area = pager.getBoundingClientRect();
  const end = [...(pager.lastElementChild?.getClientRects() ?? [])].at(-1);
  if (end === undefined) return { page: 0, filled: 0 };
  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(pager);
  const [gap = 0, left = 0, right = 0] = [columnGap, paddingLeft, paddingRight].map(parseFloat);
  const step = area.width - left - right + gap;
  return {
    page: Math.round((end.left - area.left - left) / step),
    filled: (end.bottom - area.top) / area.height,
  };
}
