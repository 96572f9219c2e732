import type { EntryMap } from './complement.rules.ts';
import { isSame, pick, type JsonObject } from './json.rules.ts';

/** A strict schema; `success` only for what a save would take. */
export interface Schema<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

/** Fields of an entry that are read otherwise from what is written of it. */
export function restOf<Entry extends object>(entry: Entry, read: Entry | undefined): JsonObject {
  const other = (read ?? {}) as JsonObject;
  return pick(entry as JsonObject, (key, value) => !isSame(value, other[key]));
}

/** The entry with what the file says beside the format, unless that contradicts what stands in the format. */
export function withRest<Entry extends object>(
  map: EntryMap<Entry>,
  schema: Schema<Entry>,
  entry: Entry,
  rest: unknown,
): Entry {
  const parsed = schema.safeParse({ ...entry, ...(rest as object) });
  if (!parsed.success) return entry;
  return isSame(map.write(parsed.data), map.write(entry)) ? parsed.data : entry;
}
