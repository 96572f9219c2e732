import { mergeKeyed, type Keyed, type Versions } from './merge-list.rules.ts';

/** Puts two changed lists of lines together, line by line. Lines have no ids: what they are is found from the base. */
export function mergeLines({ base, mine, theirs }: Versions<readonly string[]>): string[] {
  const versions = {
    base: base.map((value, index) => ({ key: `base ${index}`, value })),
    mine: keyLines(base, mine),
    theirs: keyLines(base, theirs),
  };
  const isSame = (one: string, other: string) => one === other;
  const merge = (line: { base: string | undefined; mine: string; theirs: string }) =>
    line.mine === line.base ? line.theirs : line.mine;
  return mergeKeyed(versions, { same: isSame, merge }).map(({ value }) => value);
}

/** A line is the base's line of the same text, else the changed one that stands behind the same neighbour, else new. */
function keyLines(base: readonly string[], lines: readonly string[]): Keyed<string>[] {
  const taken = new Set<number>();
  const found = lines.map((line) => {
    const index = base.findIndex((text, at) => text === line && !taken.has(at));
    if (index >= 0) taken.add(index);
    return index;
  });
  const count = new Map<string, number>();
  let behind = -1;
  return lines.map((value, at) => {
    const index = found[at] ?? -1;
    if (index >= 0) {
      behind = index;
      return { key: `base ${index}`, value };
    }
    const next = behind + 1;
    if (next < base.length && !taken.has(next)) {
      taken.add(next);
      behind = next;
      return { key: `base ${next}`, value };
    }
    // The same line added on both sides is one.
    const nth = count.get(value) ?? 0;
    count.set(value, nth + 1);
    return { key: `new ${nth} ${value}`, value };
  });
}
