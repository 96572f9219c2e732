import type { LineGroup } from './groups.rules.ts';
import { goesOn, isBoldThroughout, looksOther } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** In points: a list item that stands so much further in is one of the entry above it. */
const FURTHER_IN = 5;

/**
 * The entries of a part of which each is an item of a list, with lines below it; undefined where a part begins otherwise:
 * what its items say belongs to what stands above them.
 */
export function listedGroups(lines: readonly StyledLine[]): LineGroup[] | undefined {
  const [first] = lines;
  if (first?.bullet !== true) return undefined;
  const groups: LineGroup[] = [];
  let last: StyledLine = first;
  for (const line of lines) {
    const group = groups.at(-1);
    const isItem = line.bullet && line.indent > first.indent + FURTHER_IN;
    if (group === undefined || (line.bullet && !isItem)) groups.push({ head: [line], body: [] });
    else if (goesOn(last, line) && !looksOther(last, line))
      (group.body.at(-1)?.lines ?? group.head).push(line);
    else group.body.push({ isItem, lines: [line] });
    last = line;
  }
  return groups;
}

/** Names in bold with a glyph each, and text without one below: the glyph marks an entry, and no item of one. */
export function areNamesMarked(lines: readonly StyledLine[]): boolean {
  const marked = lines.filter(({ bullet }) => bullet);
  return (
    lines[0]?.bullet === true &&
    marked.length > 1 &&
    marked.every((line) => {
      const next = lines[lines.indexOf(line) + 1];
      return next !== undefined && !next.bullet && isBoldThroughout(line) && looksOther(line, next);
    })
  );
}
