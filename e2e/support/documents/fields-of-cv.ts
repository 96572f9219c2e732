import { isDeepStrictEqual } from 'node:util';

/** Leaves of a document by their paths; what says nothing is left out, and ids, which every reader makes anew. */
export function fieldsOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) {
    const isBlank = value === '' || value === false || value === null || value === undefined;
    return new Map(isBlank ? [] : [[path, value]]);
  }
  const parts = Array.isArray(value)
    ? value.map((one, at) => [`${path}[${at}]`, one as unknown] as const)
    : Object.entries(value)
        .filter(([key]) => key !== 'id')
        .map(([key, one]) => [path === '' ? key : `${path}.${key}`, one as unknown] as const);
  return new Map(parts.flatMap(([at, one]) => [...fieldsOf(one, at)]));
}

/** What fields became that are another than before, by their paths; null for those that are gone. */
export function lostBetween(before: unknown, after: unknown): Record<string, unknown> {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return Object.fromEntries(
    paths
      .filter((path) => !isDeepStrictEqual(was.get(path), is.get(path)))
      .map((path) => [path, is.get(path) ?? null]),
  );
}
