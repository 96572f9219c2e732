/** What an entry says, a line a field, without its ids. */
export function entryText(entry: object): string {
  const { id: _id, ...fields } = entry as Record<string, unknown>;
  return Object.values(fields).flatMap(wordsOf).join('\n');
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return typeof value === 'object' && value !== null ? [entryText(value)] : [];
}
