import type { FoldingProps } from '../form.types.ts';

/** Of the props of a part of the form, those that its lists fold by. */
export function foldingOf({
  folds,
  wanted,
  openAtFirst,
  notes,
  merges,
  onFold,
}: FoldingProps): FoldingProps {
  return { folds, wanted, openAtFirst, notes, merges, onFold };
}
