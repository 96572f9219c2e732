import { gapBefore, type WordList } from '../words/units.rules.ts';
import { type Finding, unproven } from './finding.ts';

/** "Stood in for the abbot, on Sundays without a key" where the fact has the comma behind "Sundays": the same words, parted elsewhere. */
export function compareMovedSigns(said: WordList, list: WordList): readonly Finding[] {
  const isSame =
    said.words.length === list.words.length &&
    said.words.every(({ folded }, at) => folded === list.words[at]?.folded);
  if (!isSame) return [];
  const isParted = (own: WordList, at: number) => at > 0 && /[,;:]/.test(gapBefore(own, at));
  const isGone = said.words.some((_word, at) => isParted(list, at) && !isParted(said, at));
  const isNew = said.words.some((_word, at) => isParted(said, at) && !isParted(list, at));
  return isGone && isNew ? [unproven([], 'deed-contradicts')] : [];
}
