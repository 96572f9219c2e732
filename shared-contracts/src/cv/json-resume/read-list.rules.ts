import { LIMITS } from '@sastre/shared-contracts/api';
import { complementOf, unreadParts, type EntryMap, type FilePart } from './complement.rules.ts';
import { isFields } from '../alike.rules.ts';
import { textsIn, withoutNulls, type JsonObject } from './json.rules.ts';

/** Names of keys in files from before 1.0.0, with those of today. */
const FORMER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', website: 'url' },
  education: { gpa: 'score' },
  volunteer: { website: 'url' },
  publications: { website: 'url' },
  projects: { website: 'url' },
};

/** An object of a file by the names of 1.0.0, without nulls. */
export function normalised(key: string, object: JsonObject): JsonObject {
  const former = FORMER[key] ?? {};
  const said = withoutNulls(object);
  const names = Object.entries(said).map(([name, value]) => {
    const today = former[name];
    return [today === undefined || Object.hasOwn(said, today) ? name : today, value];
  });
  return Object.fromEntries(names) as JsonObject;
}

/** A list of a file: its objects, and what is none or too much. */
export interface FileList {
  objects: readonly { at: number; object: JsonObject }[];
  more: readonly unknown[];
  unplaced: readonly FilePart[];
}

/** The objects of the list that stands in a file under `key`. */
export function readList(file: JsonObject, key: string): FileList {
  const value = file[key];
  const items = (Array.isArray(value) ? value : []).map((item: unknown, at) => ({ at, item }));
  const isEntry = ({ at, item }: { at: number; item: unknown }) =>
    isFields(item) && at < LIMITS.listLength;
  const rest = items.filter((one) => !isEntry(one));
  return {
    objects: items
      .filter(isEntry)
      .map(({ at, item }) => ({ at, object: normalised(key, item as JsonObject) })),
    more: rest.map(({ item }) => item),
    unplaced: rest.flatMap(({ at, item }) => partOf(`${key}[${at}]`, item)),
  };
}

/** A value that no field holds. */
export function partOf(path: string, value: unknown): FilePart[] {
  const texts = textsIn(value);
  return texts.length === 0 ? [] : [{ path, text: texts.join('\n') }];
}

/** What an object says beside its entry, and which of it nobody reads. */
export function besides<Entry extends object>(
  map: EntryMap<Entry>,
  object: JsonObject,
  path: string,
) {
  return { complement: complementOf(map, object), unplaced: unreadParts(map, object, path) };
}
