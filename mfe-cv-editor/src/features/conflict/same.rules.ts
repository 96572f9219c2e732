/** True when both would be read alike; the order of keys does not matter, an absent text is an empty one. */
export function same(one: unknown, other: unknown): boolean {
  if ((one ?? '') === (other ?? '')) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, index) => same(item, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  return keysOf(one, other).every((key) => same(one[key], other[key]));
}

export type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys of all, each once, in the order in which they come up. */
export function keysOf(...all: (object | undefined)[]): string[] {
  return [...new Set(all.flatMap((one) => (one === undefined ? [] : Object.keys(one))))];
}
