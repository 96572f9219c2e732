/** JSON as a draft is made of. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
/** A run of letters or of entries. */
type Run = string | Json[];

/**
 * One change of a value, at a path of keys and places: of a text or a list what was taken out and put in at a place,
 * of anything else both values. Where a key was not there, `from` or `to` is absent.
 */
export type Patch = { path: (string | number)[] } & (
  | { at: number; out: Run; in: Run }
  | { from?: Json; to?: Json }
);
/** All changes that lead from one value to another, in order. */
export type Delta = readonly Patch[];

/** What leads from one value to another; parts that are the same object are passed over. */
export function deltaOf(before: Json, after: Json, path: Patch['path'] = []): Delta {
  if (isSame(before, after)) return [];
  if (typeof before === 'string' && typeof after === 'string')
    return [{ path, ...splice(before, after, (one, other) => one === other) } as Patch];
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after, path);
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const [was, is] = [before[key], after[key]];
      if (was !== undefined && is !== undefined) return deltaOf(was, is, [...path, key]);
      if (was === is) return [];
      return [{ path: [...path, key], ...valueOf('from', was), ...valueOf('to', is) }];
    });
  return [{ path, ...valueOf('from', before), ...valueOf('to', after) }];
}

const valueOf = (name: 'from' | 'to', value: Json) =>
  value === undefined ? {} : { [name]: value };

/** Entries that stand where they stood are looked into; others were put in, taken out or moved. */
function listDelta(before: Json[], after: Json[], path: Patch['path']): Delta {
  const isSameEntry = (one: Json, other: Json) => isSame(one, other) || idOf(one) === idOf(other);
  if (before.length === after.length && before.every((one, at) => isSameEntry(one, after[at])))
    return before.flatMap((one, at) => deltaOf(one, after[at], [...path, at]));
  return [{ path, ...splice(before, after, isSame) } as Patch];
}

/** What tells an entry from others; a text tells itself from none, so that it is looked into where it stands. */
function idOf(entry: Json): unknown {
  return isObject(entry) ? (entry['id'] ?? entry) : typeof entry;
}

function splice<R extends Run>(before: R, after: R, isAlike: (one: Json, other: Json) => boolean) {
  const least = Math.min(before.length, after.length);
  let at = 0;
  while (at < least && isAlike(before[at], after[at])) at += 1;
  let end = 0;
  while (end < least - at && isAlike(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return {
    at,
    out: before.slice(at, before.length - end),
    in: after.slice(at, after.length - end),
  };
}

/** The value after a delta; undefined when it does not fit: what it takes out is not there. */
export function applyDelta(value: Json, delta: Delta): { value: Json } | undefined {
  let next: { value: Json } | undefined = { value };
  for (const patch of delta) next = next && applyAt(next.value, patch.path, patch);
  return next;
}

/** What leads back. */
export function inverseDelta(delta: Delta): Delta {
  return delta.toReversed().map((patch) => {
    if ('at' in patch) return { ...patch, out: patch.in, in: patch.out };
    return { path: patch.path, ...valueOf('from', patch.to), ...valueOf('to', patch.from) };
  });
}

function applyAt(value: Json, path: Patch['path'], patch: Patch): { value: Json } | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return changed(value, patch);
  if (Array.isArray(value) && typeof key === 'number' && key < value.length) {
    const inner = applyAt(value[key], rest, patch);
    return inner && { value: value.with(key, inner.value) };
  }
  if (!isObject(value) || typeof key !== 'string') return undefined;
  const inner = applyAt(value[key], rest, patch);
  if (inner === undefined) return undefined;
  if (inner.value !== undefined) return { value: { ...value, [key]: inner.value } };
  const { [key]: _gone, ...others } = value;
  return { value: others };
}

function changed(value: Json, patch: Patch): { value: Json } | undefined {
  if (!('at' in patch)) return isSame(value, patch.from) ? { value: patch.to } : undefined;
  const { at, out } = patch;
  if (typeof value === 'string' && typeof out === 'string' && typeof patch.in === 'string') {
    if (value.slice(at, at + out.length) !== out) return undefined;
    return { value: value.slice(0, at) + patch.in + value.slice(at + out.length) };
  }
  if (!Array.isArray(value) || !Array.isArray(out) || !Array.isArray(patch.in)) return undefined;
  if (!isSame(value.slice(at, at + out.length), out)) return undefined;
  return { value: value.toSpliced(at, out.length, ...patch.in) };
}

/** Deep equality; the order of keys does not matter. */
function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
  );
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
