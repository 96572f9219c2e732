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
