import type { EntryMap, FilePart } from './complement.rules.ts';
import { isFields } from '../alike.rules.ts';
import type { JsonObject } from './json.rules.ts';
import { besides, readList } from './read-list.rules.ts';
import { withRest, type Schema } from './rest.rules.ts';

/** A file, what it says beside the format, and how new ids are made. */
export interface EntryReading {
  file: JsonObject;
  rests: JsonObject;
  newId: () => string;
}

/** What was read from a list of a file. */
export interface ReadList<Entry> {
  key: string;
  entries: Entry[];
  /** What the objects say beside their entries, by the entries' ids. */
  kept: Readonly<Record<string, JsonObject>>;
  more: readonly unknown[];
  unplaced: readonly FilePart[];
  /** Positions of entries of which a value is guessed. */
  guessed: readonly number[];
}

/** The entries of the list that stands under `key`; `isGuess` tells of an object whether a value of it is guessed. */
export function readEntries<Entry extends { id: string }>(
  reading: EntryReading,
  key: string,
  map: EntryMap<Entry>,
  schema: Schema<Entry>,
  isGuess: (object: JsonObject) => boolean = () => false,
): ReadList<Entry> {
  const list = readList(reading.file, key);
  const read = list.objects.map(({ at, object }, position) => ({
    entry: withOwn(reading, key, position, map, schema, map.read(object)),
    object,
    ...besides(map, object, `${key}[${at}]`),
  }));
  return {
    key,
    entries: read.map(({ entry }) => entry),
    kept: keptOf(read.map(({ entry, complement }) => [entry.id, complement])),
    more: list.more,
    unplaced: [...read.flatMap(({ unplaced }) => unplaced), ...list.unplaced],
    guessed: read.flatMap(({ object }, position) => (isGuess(object) ? [position] : [])),
  };
}

/** An entry with what the file says of it beside the format; with an id in any case. */
export function withOwn<Entry extends { id: string }>(
  { rests, newId }: EntryReading,
  key: string,
  position: number,
  map: EntryMap<Entry>,
  schema: Schema<Entry>,
  read: Entry,
): Entry {
  const list = rests[key];
  const rest: unknown = Array.isArray(list) ? list[position] : undefined;
  if (!isFields(rest)) return { ...read, id: newId() };
  const entry = withRest(map, schema, read, rest);
  return entry === read ? { ...read, id: newId() } : entry;
}

/** Objects by the ids of their entries, without empty ones. */
export function keptOf(pairs: readonly (readonly [string, JsonObject])[]) {
  return Object.fromEntries(pairs.filter(([, object]) => Object.keys(object).length > 0));
}
