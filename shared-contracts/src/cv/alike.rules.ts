/** True when both parts of CVs would be read alike: the order of keys does not matter, an absent text is an empty one. */
export function readsAlike(one: unknown, other: unknown): boolean {
  if ((one ?? '') === (other ?? '')) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => readsAlike(item, other[at]));
  if (!isFields(one) || !isFields(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => readsAlike(one[key], other[key]));
}

/** Whether a value is an object with fields, as JSON has them. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
