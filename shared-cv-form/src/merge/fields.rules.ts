export type Fields = Record<string, unknown>;

/** The keys of all, each once, in the order in which they come up. */
export function keysOf(...all: (object | undefined)[]): string[] {
  return [...new Set(all.flatMap((one) => (one === undefined ? [] : Object.keys(one))))];
}
