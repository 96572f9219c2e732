/** A key per entry: its id, or with its place where the id is missing or was seen before. */
export function listKeys(list: readonly { id: string }[]): string[] {
  const seen = new Set<string>();
  return list.map(({ id }, index) => {
    const key = id === '' || seen.has(id) ? `${id}#${index}` : id;
    seen.add(id);
    return key;
  });
}
