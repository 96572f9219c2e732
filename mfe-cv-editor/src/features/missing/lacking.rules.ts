/** What entries lack, by field, in the order in which it comes up. */
export function lackingFields(paths: readonly string[]): { field: string; paths: string[] }[] {
  const fields = new Map<string, string[]>();
  for (const path of paths) {
    const field = path.slice(path.lastIndexOf('.') + 1);
    fields.set(field, [...(fields.get(field) ?? []), path]);
  }
  return [...fields].map(([field, places]) => ({ field, paths: places }));
}
