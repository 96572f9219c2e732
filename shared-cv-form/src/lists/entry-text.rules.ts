/** What is stored as a key, and shown as a word of the screen's language. */
const KEYS = ['kind', 'level'];

/** What an entry says, a line a field, without its ids. */
export function entryText(entry: object): string {
  return textWithout(entry, ['id']);
}

/** The same as somebody wrote it: without what is a choice on the screen. */
export function writtenText(entry: object): string {
  return textWithout(entry, ['id', ...KEYS]);
}

function textWithout(entry: object, fields: readonly string[]): string {
  const wordsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return value.trim() === '' ? [] : [value];
    if (Array.isArray(value)) return value.flatMap(wordsOf);
    return typeof value === 'object' && value !== null ? [textWithout(value, fields)] : [];
  };
  const told = Object.entries(entry).filter(([field]) => !fields.includes(field));
  return told.flatMap(([, value]) => wordsOf(value)).join('\n');
}
