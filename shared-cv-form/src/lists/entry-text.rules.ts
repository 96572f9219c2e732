/** What is stored as a key, and shown as a word of the screen's language. */
const KEYS = ['id', 'kind', 'level'];

/** What an entry says, a line a field, as somebody wrote it. */
export function entryText(entry: object): string {
  const written = Object.entries(entry).filter(([field]) => !KEYS.includes(field));
  return written.flatMap(([, value]) => wordsOf(value)).join('\n');
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return typeof value === 'object' && value !== null ? [entryText(value)] : [];
}
