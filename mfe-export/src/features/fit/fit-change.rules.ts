import type { AnySectionKey, Cv, PdfOptions } from '@sastre/shared-contracts/api';
import { typeOf, type TakenStep, type TypeValues } from '@sastre/shared-cv-document';
import { optionsOf, type LayoutChange } from '../panel/layout.rules.ts';
import type { FitWay, Given } from './fit-ways.rules.ts';

/** A last page less full than this is worth a word. */
export const NEARLY_EMPTY = 0.25;

/** Whether nothing goes but in the type. */
export function isTypeAlone({ folded, breaks }: Pick<FitWay, 'folded' | 'breaks'>): boolean {
  return folded.length === 0 && breaks.length === 0;
}

/** The change that sets a type, leaves bullets out and takes page breaks away. */
export function fitChange(cv: Cv, { type, folded, breaks }: Given): LayoutChange {
  const pageBreakBefore = optionsOf(cv).pageBreakBefore?.filter((key) => !breaks.includes(key));
  const pdfOptions: Partial<PdfOptions> = {
    ...type,
    ...(breaks.length > 0 && {
      pageBreakBefore: pageBreakBefore?.length === 0 ? undefined : pageBreakBefore,
    }),
  };
  if (folded.length === 0) return { pdfOptions };
  const before = cv.tailored?.foldedBullets ?? [];
  return { pdfOptions, tailored: { foldedBullets: [...before, ...folded] } };
}

/** The change that lets sections begin a page again. */
export function breakAgain(
  { pageBreakBefore = [] }: Pick<PdfOptions, 'pageBreakBefore'>,
  breaks: readonly AnySectionKey[],
): Partial<PdfOptions> {
  if (breaks.length === 0) return {};
  return { pageBreakBefore: [...new Set([...pageBreakBefore, ...breaks])] };
}

/** Of sections, those that still begin no page. */
export function stillUnbroken(cv: Cv, breaks: readonly AnySectionKey[]): AnySectionKey[] {
  return breaks.filter((key) => !optionsOf(cv).pageBreakBefore?.includes(key));
}

/** Puts back what steps changed: what `before` had chosen, and what it had left to the template. */
export function undoSteps(before: Cv, steps: readonly TakenStep[]): Partial<PdfOptions> {
  const options = optionsOf(before);
  const names = steps.flatMap(({ values }) => Object.keys(values) as (keyof TypeValues)[]);
  return Object.fromEntries(names.map((name) => [name, options[name]]));
}

/** Steps whose values still stand: not those that were undone or changed since. */
export function standing(cv: Cv, steps: readonly TakenStep[]): TakenStep[] {
  const type = typeOf(optionsOf(cv));
  return steps.filter(({ values }) =>
    (Object.entries(values) as [keyof TypeValues, number][]).every(
      ([name, value]) => type[name] === value,
    ),
  );
}

/** Of bullets, those that are still left out. */
export function stillFolded(
  { tailored }: Pick<Cv, 'tailored'>,
  bullets: readonly string[],
): string[] {
  const folded = new Set(tailored?.foldedBullets);
  return bullets.filter((bullet) => folded.has(bullet));
}
