import { fewest } from './fit.rules.ts';

/** A last page less full than this, one to four lines, is a scrap. */
const SCRAP = 0.12;
/** Factors that are tried between the usual gaps and the least. */
const STEPS = 5;

/**
 * The factor of the gaps with which a document that ends in a scrap has a page fewer, the mildest one; 1 where there is none.
 *
 * @param least the smallest factor that may be taken; 1 where somebody chose the gaps
 * @param ending pages of the document, and how full the last one is, from 0 to 1
 */
export function shrunkSpacing(
  least: number,
  { pages, filled }: { pages: number; filled: number },
  pagesWith: (spacing: number) => number,
): number {
  if (least >= 1 || pages < 2 || filled >= SCRAP) return 1;
  const saves = (spacing: number) => pagesWith(spacing) < pages;
  if (!saves(least)) return 1;
  const factor = (step: number) => Number((1 - ((1 - least) * (step + 1)) / STEPS).toFixed(3));
  return factor(fewest(STEPS - 1, (step) => saves(factor(step))));
}
