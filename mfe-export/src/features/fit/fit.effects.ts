import type { Cv } from '@sastre/shared-contracts/api';
import {
  fewest,
  fitType,
  foldOrder,
  typeOf,
  valuesOf,
  type TakenStep,
  type TypeValues,
} from '@sastre/shared-cv-document';
import { applyChange, optionsOf } from '../panel/layout.rules.ts';
import { fillFrame } from '../preview/fill-frame.ts';
import { layOut } from '../preview/lay-out.ts';

/** The preview's own document, and how a CV is put into it. */
export interface FitStage {
  frame: Document;
  /** The renderer's document of a CV. */
  render: (cv: Cv) => string;
  pictureUrl: string | undefined;
}

/** What a CV has to give for fewer pages. */
export interface Fitted {
  /** Pages that were asked for. */
  target: number;
  /** Pages it has with these steps. */
  pages: number;
  steps: TakenStep[];
  /** Bullets that must be left out as well, the least relevant first; undefined when that is not enough either. */
  folded: string[] | undefined;
}

/**
 * Tries types in the preview's document itself, where the fonts are and pages break as in print, all within one task, so
 * that nothing of it is drawn. At the end it shows the CV as it fits, or as it was where its type alone is not enough.
 */
export async function measureFit(stage: FitStage, cv: Cv, target: number): Promise<Fitted> {
  const { frame } = stage;
  await frame.fonts.ready;
  const pagesOf = (type: Partial<TypeValues>, foldedBullets?: string[]) =>
    pagesIn(stage, withType(cv, type, foldedBullets));
  const { steps, fits } = fitType(typeOf(optionsOf(cv)), target, pagesOf);
  const last = valuesOf(steps);
  if (fits) return { target, pages: pagesOf(last), steps, folded: [] };
  const wanting = leaveOut(cv, target, (folded) => pagesOf(last, folded));
  pagesIn(stage, cv);
  return { target, steps, ...wanting };
}

function leaveOut(
  cv: Cv,
  target: number,
  pagesWithout: (folded: string[]) => number,
): Pick<Fitted, 'pages' | 'folded'> {
  const before = cv.tailored?.foldedBullets ?? [];
  const order = foldOrder(cv);
  const without = (few: number) => pagesWithout([...before, ...order.slice(0, few)]);
  const [pages, pagesLeft] = [without(0), without(order.length)];
  if (pagesLeft > target) return { pages, folded: undefined };
  const few = fewest(order.length, (count) => without(count) <= target);
  return { pages, folded: order.slice(0, few) };
}

function withType(cv: Cv, pdfOptions: Partial<TypeValues>, foldedBullets?: string[]): Cv {
  return applyChange(cv, { pdfOptions, ...(foldedBullets && { tailored: { foldedBullets } }) });
}

function pagesIn({ frame, render, pictureUrl }: FitStage, cv: Cv): number {
  fillFrame(frame, render(cv), pictureUrl);
  return layOut(frame).ending?.pages ?? 0;
}
