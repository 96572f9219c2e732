import { isFields } from '../alike.rules.ts';

/** An object as JSON has it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether two values of JSON say the same; the order of keys says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isFields(one) || !isFields(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** Without keys whose value is null, which the format means as absent, and without the one that no object may have. */
export function withoutNulls(object: JsonObject): JsonObject {
  return pick(object, (key, value) => value !== null && key !== '__proto__');
}

/** The keys of an object for which the question is answered by yes. */
export function pick(
  object: JsonObject,
  isWanted: (key: string, value: unknown) => boolean,
): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key, value]) => isWanted(key, value)));
}

/** Every text, number and truth in a value, in its order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Bytes of a value as JSON in UTF-8. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
