import { fewest } from './fit.rules.ts';

/** A last page less full than this is not worth its sheet where the pages before it can take what stands on it. */
const SCRAP = 0.3;
/** Factors that are tried between the usual gaps and the least. */
const STEPS = 8;
/** Down to this factor of the gaps lines stay as they are; below they come nearer too, by so much of what gaps lose. */
const GAPS_ALONE = 0.8;
const OF_GAPS = 0.4;
/** No line is brought nearer by itself than those of the compact template are. */
const LEAST_LINE = 1.3;

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

/**
 * The line height of a document whose gaps were closed up: its own until they are as near as they go alone, then a little
 * less, which is not seen where a page less is.
 *
 * @param lineHeight the template's own, as a factor of the type
 * @param spacing factor of the gaps
 */
export function shrunkLine(lineHeight: number, spacing: number): number {
  const nearer = lineHeight * (1 - Math.max(0, GAPS_ALONE - spacing) * OF_GAPS);
  return Number(Math.min(lineHeight, Math.max(LEAST_LINE, nearer)).toFixed(4));
}
