import type { Amount, FactIndex, WordList } from '@sastre/wording';

const ONLY = /^(?:only|just|merely|nur|lediglich|bloss|solo|solamente|unicamente)$/;

/** "Only 45 employees" where the fact says "45 employees". */
export function isOnlyAdded({ words }: WordList, { places }: Amount, { list }: FactIndex): boolean {
  const isOnly = ({ folded }: WordList['words'][number]) => ONLY.test(folded);
  const before = words[(places[0] ?? 0) - 1];
  return before !== undefined && isOnly(before) && !list.words.some(isOnly);
}
