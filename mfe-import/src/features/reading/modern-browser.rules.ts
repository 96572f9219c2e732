/** What pdf.js uses that its older build brings along, and not every browser has. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Iterator: [
    ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'some', 'take'],
    'toArray',
  ],
  Map: ['getOrInsert', 'getOrInsertComputed'],
  Set: [
    ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf'],
    ...['symmetricDifference', 'union'],
  ],
  Uint8Array: ['setFromBase64', 'setFromHex', 'toBase64', 'toHex', 'with'],
  WeakMap: ['getOrInsert', 'getOrInsertComputed'],
};
/** The same, of what is no prototype's. */
const NEEDED_ALONE: Readonly<Record<string, readonly string[]>> = {
  JSON: ['parse', 'rawJSON', 'stringify'],
  Math: ['sumPrecise'],
  Promise: ['try', 'withResolvers'],
  URL: ['parse'],
  Uint8Array: ['fromBase64'],
};

/** Whether a browser needs no older build of pdf.js. */
export function isModern(scope: object = globalThis): boolean {
  const has = (owner: unknown, names: readonly string[]) =>
    (typeof owner === 'object' || typeof owner === 'function') &&
    owner !== null &&
    names.every((name) => name in owner);
  const at = (name: string): unknown => Reflect.get(scope, name);
  const prototypeOf = (name: string) =>
    (at(name) as { prototype?: unknown } | undefined)?.prototype;
  return (
    Object.entries(NEEDED).every(([name, names]) => has(prototypeOf(name), names)) &&
    Object.entries(NEEDED_ALONE).every(([name, names]) => has(at(name), names))
  );
}

/** Asked once, before the older build brings along what is lacking. */
export const IS_MODERN = isModern();
