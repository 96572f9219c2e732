/** Texts beyond this length are read anew each time. */
const LONGEST = 2_000;

/**
 * Reads each text once while it is known. Of `most` all are forgotten, and long ones are never kept, so that hostile
 * texts fill no memory for ever.
 */
export function oncePerText<T>(most: number, read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as T;
    const found = read(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
}

/** Together longer than any job description and a name: such are read anew each time. */
const LONGEST_HELD = 50_000;

/** For texts of some length, of which few are asked about again and again: of more than `most` the one asked for longest ago is forgotten. */
export function onceLately<T, Texts extends readonly string[]>(
  most: number,
  read: (...texts: Texts) => T,
): (...texts: Texts) => T {
  const known = new Map<string, T>();
  return (...texts) => {
    const key = texts.map((text) => `${text.length} ${text}`).join('');
    if (key.length > LONGEST_HELD) return read(...texts);
    const found = known.has(key) ? (known.get(key) as T) : read(...texts);
    known.delete(key);
    known.set(key, found);
    const [oldest = ''] = known.size > most ? known.keys() : [];
    known.delete(oldest);
    return found;
  };
}
