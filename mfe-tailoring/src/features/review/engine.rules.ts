import type { TailoringReport } from '@sastre/shared-contracts/api';

/**
 * What is said of the engine. That only what the CV supports was kept (`model`) is said only where nothing stands on the user's own
 * word, and nothing unproven is applied.
 */
export function ranBy({
  engine,
  edits,
}: Pick<TailoringReport, 'engine' | 'edits'>): 'none' | 'rules' | 'model' | 'modelAndWord' {
  if (engine === null) return 'none';
  if (engine === 'rules') return 'rules';
  const isOnOwnWord = edits.some(
    ({ status, unproven, confirmed }) =>
      status === 'applied' && (confirmed !== undefined || (unproven ?? []).length > 0),
  );
  return isOnOwnWord ? 'modelAndWord' : 'model';
}

/** The notes of a report that still hold: sentences that the user put into the letter are left out of it no more. */
export function remainingNotes({
  notes,
  edits,
}: Pick<TailoringReport, 'notes' | 'edits'>): readonly string[] {
  const sentences = edits.filter(({ op }) => op === 'insert');
  const areIn = sentences.length > 0 && sentences.every(({ status }) => status === 'applied');
  return areIn ? notes.filter((note) => note !== 'letter-sentences-left-out') : notes;
}
