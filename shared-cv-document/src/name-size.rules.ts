import { isForeign } from './fonts/clusters.rules.ts';

/** Letters of the longest part that cannot be broken, up to which a name has that size; beyond the last it may break. */
const SIZES = [
  ['s', 11],
  ['m', 14],
  ['l', 17],
  ['xl', 20],
] as const;

/** Class of a name's size: it steps down by the longest word, and a word may break after a hyphen. */
export function nameSize(name: string): string {
  const longest = Math.max(...name.split(/\s+|(?<=-)/).map((word) => [...word].length));
  return SIZES.find(([, letters]) => longest <= letters)?.[0] ?? 'xxl';
}

/** Whether a name needs higher lines: other scripts stack their marks, and print clips what rises above the page's area. */
export function isTall(name: string): boolean {
  return isForeign(name);
}
