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
