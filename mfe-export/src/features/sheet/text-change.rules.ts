/** Where a text was changed: the offset behind the last character that is another one. */
export function changeEnd(before: string, after: string): number {
  const length = Math.min(before.length, after.length);
  let start = 0;
  while (start < length && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < length - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return after.length - same;
}
