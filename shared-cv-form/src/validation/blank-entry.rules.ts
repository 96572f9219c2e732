/**
 * True for an entry of a list in which nothing stands: it counts as not there, and is left out of what is saved. A box that
 * is ticked says something, and so does what only a newer build knows of.
 */
export function isBlankEntry<T extends { id: string }>({ id: _id, ...fields }: T): boolean {
  return Object.values(fields).every(isBlank);
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlank);
  return value === false || value === undefined;
}
