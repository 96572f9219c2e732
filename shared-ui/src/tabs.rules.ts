/** Index that a key moves to in a row of `count` tabs, round the ends; undefined for other keys. */
export function tabTarget(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Ids that tie a tab and its panel together. */
export function tabIds(group: string, tab: string): { tab: string; panel: string } {
  return { tab: `${group}-tab-${tab}`, panel: `${group}-panel-${tab}` };
}
