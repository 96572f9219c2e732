/** The item of a menu that a key leads to: arrows go round, Home and End go to the ends; undefined for other keys. */
export function itemForKey<T>(key: string, items: readonly T[], current: T | null): T | undefined {
  const at = items.findIndex((item) => item === current);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}
