import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import type { SheetLayout } from '@sastre/shared-contracts/shell';

/** A stored layout with what was changed beside the form; the same object when that is nothing. */
export function laidOut(stored: Tailored, layout: SheetLayout | undefined): Tailored {
  const { pdfOptions, foldedBullets } = changesOf(stored, layout) ?? {};
  if (pdfOptions === undefined && foldedBullets === undefined) return stored;
  return {
    ...stored,
    ...(pdfOptions && { pdfOptions: { ...stored.pdfOptions, ...pdfOptions } }),
    ...(foldedBullets && { foldedBullets: [...foldedBullets] }),
  };
}

/** Another change over those before; undefined when the CV is laid out as it is stored again. */
export function layoutOver(
  { tailored = defaultTailored }: Pick<Cv, 'tailored'>,
  before: SheetLayout | undefined,
  { pdfOptions, ...change }: SheetLayout,
): SheetLayout | undefined {
  const options = { ...before?.pdfOptions, ...pdfOptions };
  return changesOf(tailored, { ...before, ...change, pdfOptions: options });
}

/** What leads from a stored layout back to one that was before it, but for the photo. */
export function layoutBack(stored: Tailored, before: Tailored): SheetLayout | undefined {
  // What was left to the template then is left to it again.
  const left = Object.fromEntries(Object.keys(stored.pdfOptions).map((name) => [name, undefined]));
  const { pictureId } = stored.pdfOptions;
  return changesOf(stored, {
    pdfOptions: { ...left, ...before.pdfOptions, pictureId },
    foldedBullets: before.foldedBullets ?? [],
  });
}

/** What of a change is stored in another way. */
function changesOf(stored: Tailored, layout: SheetLayout | undefined): SheetLayout | undefined {
  const before = stored.pdfOptions as Partial<Record<string, unknown>>;
  const options = Object.entries(layout?.pdfOptions ?? {}).filter(
    ([name, value]) => !readsAlike(before[name], value),
  );
  const folded = layout?.foldedBullets;
  const isFolded = folded !== undefined && !readsAlike(stored.foldedBullets ?? [], folded);
  if (options.length === 0 && !isFolded) return undefined;
  return {
    ...(options.length > 0 && { pdfOptions: Object.fromEntries(options) }),
    ...(isFolded && { foldedBullets: folded }),
  };
}
