import type { Edit } from '@sastre/shared-contracts/api';
import { plainWords } from '@sastre/shared-contracts/cv';

/** True for an edit that puts a text into a place of its own, false for an order, a hidden entry and a sentence put into the letter. */
export function isText({ op }: Pick<Edit, 'op'>): boolean {
  return op === 'rewrite' || op === 'set';
}

/** Edits of texts at this path that somebody may decide on, oldest first. */
export function textEdits(edits: readonly Edit[], path: string): Edit[] {
  return edits.filter((edit) => edit.path === path && isText(edit) && edit.status !== 'refused');
}

/** The text that these edits leave at a path: that of the last one applied, else the original; undefined without any edit. */
export function currentText(edits: readonly Edit[], path: string): string | undefined {
  const own = textEdits(edits, path);
  return own.findLast(({ status }) => status === 'applied')?.after ?? own[0]?.before;
}

/** The edit of this kind at a path that somebody may decide on. */
export function editOf(edits: readonly Edit[], path: string, op: Edit['op']): Edit | undefined {
  return edits.find((edit) => edit.path === path && edit.op === op && edit.status !== 'refused');
}

/** True when two texts have the same words; white space alone is nobody's edit. */
export function sameWords(one: string, other: string): boolean {
  return plainWords(one) === plainWords(other);
}

/** The order of an edit, if it is one of `length` places; each place stands in it once. */
export function orderOf(edit: Edit | undefined, length: number): readonly number[] | undefined {
  const order = edit?.order ?? [];
  const places = new Set(order);
  const isWhole = order.length === length && places.size === length;
  return isWhole && order.every((place) => place >= 0 && place < length) ? order : undefined;
}

/** Puts a list into an order (`apply`), or takes it back out of it. */
export function reorder<T>(list: readonly T[], order: readonly number[], apply: boolean): T[] {
  const places = apply ? order : list.map((_item, place) => order.indexOf(place));
  return places.flatMap((place) => list.slice(place, place + 1));
}
