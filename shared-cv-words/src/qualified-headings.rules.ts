import type { PartKind } from './headings.data.ts';
import { folded } from './words.rules.ts';
import { WORD_LISTS } from './word-lists.data.ts';

/** Words before the name of a heading that say which of its kind stands there: "Professional teaching and writing experience". */
const BEFORE = new Set(WORD_LISTS.qualifiedBefore);
/** Such words behind the name, as languages do that say what something is like last. */
const BEHIND = new Set(WORD_LISTS.qualifiedBehind);
/** Names of headings that people qualify so. */
const QUALIFIED = new Set(WORD_LISTS.qualifiedNames);

/** What a heading is about whose name has words around it that only say which; undefined for all else. */
export function qualifiedKindOf(
  text: string,
  kindOfName: (name: string) => PartKind | undefined,
): PartKind | undefined {
  const words = folded(text).split(' ');
  const from = words.findIndex((word) => !BEFORE.has(word));
  const end = words.findLastIndex((word) => !BEHIND.has(word));
  const [name, ...more] = from < 0 ? [] : words.slice(from, end + 1);
  const isQualified = more.length === 0 && words.length > 1 && QUALIFIED.has(name ?? '');
  return isQualified && name !== undefined ? kindOfName(name) : undefined;
}
