/** A key per entry that survives reordering: its id, or its place where the id is missing or taken. */
export function entryKeys(entries: readonly { id: string }[]): string[] {
  const taken = new Set<string>();
  return entries.map(({ id }, index) => {
    const own = id.replace(/[[\]]/g, '');
    let key = own === '' ? `#${index}` : own;
    while (taken.has(key)) key = key === own ? `#${index}` : `#${key}`;
    taken.add(key);
    return key;
  });
}
