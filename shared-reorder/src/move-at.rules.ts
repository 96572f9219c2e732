/** The list with the entry at `from` moved to `to`; as it is when either lies outside of it. */
export function moveAt<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  const isInside = (index: number) => Number.isInteger(index) && index >= 0 && index < list.length;
  if (!isInside(from) || !isInside(to)) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Where an arrow key takes the entry at `index`; undefined for any other key. */
export function keyTarget(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return index - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
