import type { Part } from './parts.rules.ts';
import { withText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** What one has learned is told in lists with names, of which several can stand in a line. */
const KINDS: readonly Part['kind'][] = ['skills', 'languages'];
/** A list that is named. */
const LABELLED = /^\p{L}[^,;:|]{1,39}:\s+\S/u;
/** What ends such a list, before the name of the next one. */
const NEXT = /(?:\.|\s*[;|·•])\s+(?=\p{Lu}[^,;:.|·•()]{1,38}:\s+\S)/u;

/** `Programming: Java, C. Tools: PLECS, LTspice.` as two lines, one for each list. */
export function withLabelsApart(parts: readonly Part[]): Part[] {
  return parts.map((part) =>
    KINDS.includes(part.kind) ? { ...part, lines: part.lines.flatMap(apart) } : part,
  );
}

function apart(line: StyledLine): StyledLine[] {
  const [cell, ...more] = line.cells;
  if (cell === undefined || more.length > 0 || !LABELLED.test(cell.text)) return [line];
  const [first = '', ...lists] = cell.text.split(NEXT);
  if (lists.length === 0) return [line];
  return [first, ...lists].map((text, at) => ({
    ...line,
    text,
    cells: [withText(cell, text)],
    gapAbove: at === 0 ? line.gapAbove : 0,
  }));
}
