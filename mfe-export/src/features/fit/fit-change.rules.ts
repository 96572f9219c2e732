import type { Cv, PdfOptions } from '@sastre/shared-contracts/api';
import { typeOf, valuesOf, type TakenStep, type TypeValues } from '@sastre/shared-cv-document';
import { optionsOf, type LayoutChange } from '../panel/layout.rules.ts';

/** A last page less full than this is worth a word. */
export const NEARLY_EMPTY = 0.25;

/** The change that takes steps, and leaves bullets out. */
export function fitChange(
  cv: Cv,
  steps: readonly TakenStep[],
  folded: readonly string[],
): LayoutChange {
  const pdfOptions: Partial<PdfOptions> = valuesOf(steps);
  if (folded.length === 0) return { pdfOptions };
  const before = cv.tailored?.foldedBullets ?? [];
  return { pdfOptions, tailored: { foldedBullets: [...before, ...folded] } };
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
