import type { Cv } from '@sastre/shared-contracts/api';
import { applyChange } from '../panel/layout.rules.ts';
import { fillFrame } from '../preview/fill-frame.ts';
import { layOut } from '../preview/lay-out.ts';
import { fitChange, isTypeAlone } from './fit-change.rules.ts';
import { reachOf, waysToFit, type Fitted, type Given, type Reach } from './fit-ways.rules.ts';

/** The preview's own document, and how a CV is put into it. */
export interface FitStage {
  frame: Document;
  /** The renderer's document of a CV. */
  render: (cv: Cv) => string;
  pictureUrl: string | undefined;
}

/**
 * Tries types in the preview's document itself, where the fonts are and pages break as in print, all within one task, so
 * that nothing of it is drawn. At the end it shows the CV as it fits, or as it was where its type alone is not enough.
 */
export async function measureFit(stage: FitStage, cv: Cv, target: number): Promise<Fitted> {
  await stage.frame.fonts.ready;
  const pagesOf = (given: Given) => pagesIn(stage, applyChange(cv, fitChange(cv, given)));
  const fitted = waysToFit(cv, target, pagesOf);
  const [first] = fitted.ways;
  if (first === undefined || !isTypeAlone(first)) pagesIn(stage, cv);
  return fitted;
}

/** How few pages a CV can have, tried in the same way; it is shown as it was at the end. Undefined where it is not shown any more. */
export async function measureReach(
  stage: FitStage,
  cv: Cv,
  isShown: () => boolean,
): Promise<Reach | undefined> {
  await stage.frame.fonts.ready;
  if (!isShown()) return undefined;
  const reach = reachOf(cv, (given) => pagesIn(stage, applyChange(cv, fitChange(cv, given))));
  pagesIn(stage, cv);
  return reach;
}

function pagesIn({ frame, render, pictureUrl }: FitStage, cv: Cv): number {
  fillFrame(frame, render(cv), pictureUrl);
  return layOut(frame).ending?.pages ?? 0;
}
