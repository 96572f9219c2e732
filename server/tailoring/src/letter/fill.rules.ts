/** Fills the places of a frame; values are markdown already. */
export function fill(words: string, values: Record<string, string>): string {
  const text = words.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');
  return text.replace(/([.!?])\.$/, '$1');
}

/** "a, b and c". */
export function enumerate(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  const last = items.at(-1) ?? '';
  // Spanish: "e" before the sound of i.
  const joint = and === 'y' && /^[«*]?h?[ií](?![aeo])/i.test(last) ? 'e' : and;
  return `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** FNV-1a: spreads letters over the ways to say a thing, always the same for the same input. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
