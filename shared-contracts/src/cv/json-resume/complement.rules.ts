import { isFields } from '../alike.rules.ts';
import { isSame, pick, textsIn, type JsonObject } from './json.rules.ts';

/** How one thing of a CV stands in a file: `read` takes anything, `write` leaves out what the format has no place for. */
export interface EntryMap<Entry extends object> {
  read: (object: JsonObject) => Entry;
  write: (entry: Entry) => JsonObject;
}

/** A part of a file that no field holds. */
export interface FilePart {
  /** As `work[0].url`. */
  path: string;
  text: string;
}

/**
 * What an object of a file says and the CV does not: its keys that would be written otherwise, or not at all. Null stands
 * for a key that would be written and is not in the file.
 */
export function complementOf<Entry extends object>(
  map: EntryMap<Entry>,
  object: JsonObject,
): JsonObject {
  const own = map.write(map.read(object));
  const absent = Object.keys(own).filter((key) => !Object.hasOwn(object, key));
  return {
    ...pick(object, (key, value) => !isSame(value, own[key])),
    ...Object.fromEntries(absent.map((key) => [key, null])),
  };
}

/** An entry as the file had it, as far as that still reads as the entry does; the rest as we write it. */
export function withComplement<Entry extends object>(
  map: EntryMap<Entry>,
  entry: Entry,
  complement: JsonObject,
): JsonObject {
  const own = map.write(entry);
  const meant = map.read(own) as JsonObject;
  // What we cannot write may be there as the file had it: half an address is read as it is.
  const fits = (object: JsonObject) =>
    Object.entries(map.read(object)).every(
      ([key, value]) => isSame(value, meant[key]) || isSame(value, (entry as JsonObject)[key]),
    );
  const whole = put(own, complement);
  if (fits(whole)) return whole;
  let object = own;
  for (const [key, value] of Object.entries(complement)) {
    const before = object;
    const within = (part: unknown) => put(before, { [key]: part });
    if (fits(within(value))) object = within(value);
    else object = within(grafted(own[key], value, (part) => fits(within(part))));
  }
  return object;
}

/** Null takes a key away. */
function put(object: JsonObject, parts: JsonObject): JsonObject {
  return pick({ ...object, ...parts }, (_key, value) => value !== null && value !== undefined);
}

/** Our part with what the file's part adds to it and nobody reads. */
function grafted(own: unknown, foreign: unknown, fits: (part: unknown) => boolean): unknown {
  if (Array.isArray(own) && Array.isArray(foreign)) {
    let list: unknown[] = own;
    for (const item of foreign) if (fits([...list, item])) list = [...list, item];
    return list;
  }
  if (!isFields(own) || !isFields(foreign)) return own;
  let object: JsonObject = own;
  for (const [key, value] of Object.entries(foreign)) {
    const more = { ...object, [key]: value };
    if (!Object.hasOwn(own, key) && fits(more)) object = more;
  }
  return object;
}

/** The parts of an object that could be taken out of it without a difference for what is read. */
export function unreadParts<Entry extends object>(
  map: Pick<EntryMap<Entry>, 'read'>,
  object: JsonObject,
  path: string,
): FilePart[] {
  const meant = map.read(object);
  return partsOf(object, path, (without) => isSame(map.read(without as JsonObject), meant));
}

/** `isUnread` is asked with the value as it would be without a part. */
function partsOf(value: unknown, path: string, isUnread: (rest: unknown) => boolean): FilePart[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) =>
      inner(item, `${path}[${at}]`, (part) => isUnread(value.toSpliced(at, 1, ...part))),
    );
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    inner(part, `${path}.${key}`, ([rest]) =>
      isUnread(
        rest === undefined ? pick(value, (other) => other !== key) : { ...value, [key]: rest },
      ),
    ),
  );
}

function inner(part: unknown, path: string, isUnread: (rest: unknown[]) => boolean): FilePart[] {
  if (isUnread([]))
    return textsIn(part).length === 0 ? [] : [{ path, text: textsIn(part).join('\n') }];
  return partsOf(part, path, (rest) => isUnread([rest]));
}
