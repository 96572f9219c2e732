import type { AnySectionKey, Cv } from '@sastre/shared-contracts/api';
import {
  fewest,
  fitType,
  foldOrder,
  smallestType,
  typeOf,
  valuesOf,
  type TakenStep,
  type TypeValues,
} from '@sastre/shared-cv-document';
import { optionsOf } from '../panel/layout.rules.ts';
import { canBeginPage } from '../panel/sections/page-break.rules.ts';

/** What makes a CV fit. */
export interface FitWay {
  steps: TakenStep[];
  /** Bullets that are left out, the least relevant first. */
  folded: string[];
  /** Sections that begin a new page no more. */
  breaks: AnySectionKey[];
}

/** What a CV has to give for fewer pages. */
export interface Fitted {
  /** Pages that were asked for. */
  target: number;
  /** Pages it has by its type alone, at its smallest where that is not enough. */
  pages: number;
  /** The mildest first; none where nothing is enough. */
  ways: FitWay[];
  /** Pages it has when all is given. */
  least: number;
}

/** How few pages a CV can have. */
export interface Reach {
  /** By its type alone. */
  typed: number;
  /** When all else is given that can be. */
  least: number;
}

/** What a CV is tried with. */
export interface Given {
  type: Partial<TypeValues>;
  folded: readonly string[];
  breaks: readonly AnySectionKey[];
}

/**
 * The ways to `target` pages: by the type alone, else without the page breaks that somebody set, where they are the cause,
 * and without the least relevant bullets; both of them only where neither is enough.
 */
export function waysToFit(cv: Cv, target: number, pagesOf: (given: Given) => number): Fitted {
  const typed = (breaks: AnySectionKey[]) =>
    fitType(typeOf(optionsOf(cv)), target, (type) => pagesOf({ type, breaks, folded: [] }));
  const { steps, fits } = typed([]);
  const type = valuesOf(steps);
  const pages = pagesOf({ type, folded: [], breaks: [] });
  if (fits) return { target, pages, ways: [{ steps, folded: [], breaks: [] }], least: pages };
  const all = breaksOf(cv);
  const order = foldOrder(cv);
  const without = (breaks: AnySectionKey[], few: number) =>
    pagesOf({ type, breaks, folded: order.slice(0, few) });
  const cause = [...all.map((key) => [key]), all].find((keys) => without(keys, 0) <= target);
  const leftOut = (breaks: AnySectionKey[]): FitWay[] => {
    if (without(breaks, order.length) > target) return [];
    const few = fewest(order.length, (count) => without(breaks, count) <= target);
    return [{ steps, breaks, folded: order.slice(0, few) }];
  };
  const unbroken = cause ? [{ steps: typed(cause).steps, folded: [], breaks: cause }] : [];
  const either = [...unbroken, ...leftOut([])];
  const ways = either.length > 0 || all.length === 0 ? either : leftOut(all);
  return { target, pages, ways, least: without(all, order.length) };
}

/** How few pages a CV can have, by two layouts at the most. */
export function reachOf(cv: Cv, pagesOf: (given: Given) => number): Reach {
  const type = smallestType(typeOf(optionsOf(cv)));
  const typed = pagesOf({ type, folded: [], breaks: [] });
  const given = { type, folded: foldOrder(cv), breaks: breaksOf(cv) };
  const hasMore = given.folded.length + given.breaks.length > 0;
  if (typed === 1 || !hasMore) return { typed, least: typed };
  return { typed, least: pagesOf(given) };
}

/** The page breaks that somebody set, of those that part anything. */
function breaksOf(cv: Cv): AnySectionKey[] {
  return (optionsOf(cv).pageBreakBefore ?? []).filter((key) => canBeginPage(cv, key));
}
